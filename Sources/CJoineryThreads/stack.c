#define _GNU_SOURCE
#include "CJoineryThreads.h"

#include <stddef.h>

C_JOINERY_THREAD_LOCAL uintptr_t c_joinery_stack_limit = UINTPTR_MAX;

void c_joinery_set_stack_limit(uintptr_t limit) { c_joinery_stack_limit = limit; }

static C_JOINERY_THREAD_LOCAL c_joinery_request requests[C_JOINERY_KEPT_REQUESTS];
static C_JOINERY_THREAD_LOCAL uintptr_t request_count;

void c_joinery_note_request(c_joinery_request request) {
  requests[request_count++ % C_JOINERY_KEPT_REQUESTS] = request;
}

bool c_joinery_get_request(uintptr_t age, c_joinery_request *request) {
  if (age >= request_count || age >= C_JOINERY_KEPT_REQUESTS) return false;
  *request = requests[(request_count - 1 - age) % C_JOINERY_KEPT_REQUESTS];
  return true;
}

uintptr_t c_joinery_current_stack_address(void) { return (uintptr_t)__builtin_frame_address(0); }

#if defined(_WIN32)

#include <windows.h>

bool c_joinery_get_stack(uintptr_t *lowest, uintptr_t *highest) {
  ULONG_PTR low, high;
  GetCurrentThreadStackLimits(&low, &high);
  *lowest = low;
  *highest = high;
  return true;
}

#elif defined(__APPLE__)

#include <pthread.h>

bool c_joinery_get_stack(uintptr_t *lowest, uintptr_t *highest) {
  pthread_t thread = pthread_self();
  *highest = (uintptr_t)pthread_get_stackaddr_np(thread);
  *lowest = *highest - pthread_get_stacksize_np(thread);
  return true;
}

#elif defined(__linux__)

#include <pthread.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Makes room for what the first thread's stack may still grow to, which not every C library counts.
static void include_growth(uintptr_t *lowest, uintptr_t highest) {
  struct rlimit limit;
  if (syscall(SYS_gettid) != getpid()) return;
  if (getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return;
  if (limit.rlim_cur < highest && highest - limit.rlim_cur < *lowest)
    *lowest = highest - limit.rlim_cur;
}

static bool look_up_stack(uintptr_t *lowest, uintptr_t *highest) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return false;
  void *address = NULL;
  size_t size = 0;
  bool is_known = pthread_attr_getstack(&attributes, &address, &size) == 0;
  pthread_attr_destroy(&attributes);
  if (!is_known) return false;
  *lowest = (uintptr_t)address;
  *highest = *lowest + size;
  include_growth(lowest, *highest);
  return true;
}

bool c_joinery_get_stack(uintptr_t *lowest, uintptr_t *highest) {
  // For the first thread the C library reads the list of all mappings of the process. A stack stays where
  // it is, so each thread looks once.
  static C_JOINERY_THREAD_LOCAL struct {
    uintptr_t lowest, highest;
  } known;
  if (known.highest == 0 && !look_up_stack(&known.lowest, &known.highest)) return false;
  *lowest = known.lowest;
  *highest = known.highest;
  return true;
}

#else

bool c_joinery_get_stack(uintptr_t *lowest, uintptr_t *highest) { return false; }

#endif
