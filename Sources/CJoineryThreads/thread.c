#include "CJoineryThreads.h"

typedef struct {
  void (*function)(void *);
  void *context;
} work;

#if defined(_WIN32)

#include <windows.h>

static DWORD WINAPI run(LPVOID argument) {
  work *started = argument;
  started->function(started->context);
  return 0;
}

bool c_joinery_run_elsewhere(void (*function)(void *), void *context) {
  work started = {function, context};
  HANDLE thread = CreateThread(NULL, 0, run, &started, 0, NULL);
  if (thread == NULL) return false;
  WaitForSingleObject(thread, INFINITE);
  CloseHandle(thread);
  return true;
}

#elif defined(__APPLE__) || defined(__linux__)

#include <pthread.h>
#include <stddef.h>

static void *run(void *argument) {
  work *started = argument;
  started->function(started->context);
  return NULL;
}

bool c_joinery_run_elsewhere(void (*function)(void *), void *context) {
  work started = {function, context};
  pthread_t thread;
  if (pthread_create(&thread, NULL, run, &started) != 0) return false;
  return pthread_join(thread, NULL) == 0;
}

#else

bool c_joinery_run_elsewhere(void (*function)(void *), void *context) { return false; }

#endif
