#define _GNU_SOURCE
#include "CJoineryThreads.h"

#include <stddef.h>

void *c_joinery_current_stack_address(void) { return __builtin_frame_address(0); }

#if defined(_WIN32)

#include <windows.h>

void *c_joinery_lowest_stack_address(void) {
  ULONG_PTR low, high;
  GetCurrentThreadStackLimits(&low, &high);
  return (void *)low;
}

#elif defined(__APPLE__)

#include <pthread.h>

void *c_joinery_lowest_stack_address(void) {
  pthread_t thread = pthread_self();
  return (char *)pthread_get_stackaddr_np(thread) - pthread_get_stacksize_np(thread);
}

#elif defined(__linux__)

#include <pthread.h>

static void *look_up_lowest_stack_address(void) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return NULL;
  void *address = NULL;
  size_t size = 0;
  if (pthread_attr_getstack(&attributes, &address, &size) != 0) address = NULL;
  pthread_attr_destroy(&attributes);
  return address;
}

void *c_joinery_lowest_stack_address(void) {
  // For the main thread the C library reads the whole list of the process's mappings. The stack of a
  // thread stays where it is, so each thread looks once.
  static _Thread_local void *address;
  static _Thread_local int is_known;
  if (!is_known) {
    address = look_up_lowest_stack_address();
    is_known = 1;
  }
  return address;
}

#else

void *c_joinery_lowest_stack_address(void) { return NULL; }

#endif
