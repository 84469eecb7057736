#ifndef C_JOINERY_THREADS_H
#define C_JOINERY_THREADS_H

#include <stdbool.h>
#include <stdint.h>

/// The addresses of the current thread's stack: false where the platform does not say.
///
/// Swift's view of the C library leaves out the functions that tell.
bool c_joinery_get_stack(uintptr_t *lowest, uintptr_t *highest);

/// An address on the current thread's stack, near its end.
///
/// A variable has none under the AddressSanitizer, which keeps variables elsewhere.
uintptr_t c_joinery_current_stack_address(void);

// Where the linker may, the address of the variable is a constant and not a call.
#if defined(__linux__)
#define C_JOINERY_THREAD_LOCAL _Thread_local __attribute__((tls_model("initial-exec")))
#else
#define C_JOINERY_THREAD_LOCAL _Thread_local
#endif

/// The address below which the current thread's stack is nearly used up.
///
/// It is the highest of all until the stack has been looked at, and 0 where the platform does not say.
extern C_JOINERY_THREAD_LOCAL uintptr_t c_joinery_stack_limit;

void c_joinery_set_stack_limit(uintptr_t limit);

/// Whether the current thread's stack is nearly used up, or has not been looked at.
static inline bool c_joinery_is_below_stack_limit(void) {
  return (uintptr_t)__builtin_frame_address(0) < c_joinery_stack_limit;
}

/// A request that was made near the end of the stack.
typedef struct {
  /// What was asked for: a name or a type, neither of which is ever freed.
  const void *subject;
  /// The length of the name; 0 for a type.
  uintptr_t length;
  /// Who was asked: only to be compared.
  const void *owner;
} c_joinery_request;

/// How many requests of a thread are kept.
#define C_JOINERY_KEPT_REQUESTS 32

/// Notes a request of the current thread, which forgets its oldest one.
void c_joinery_note_request(c_joinery_request request);

/// A request of the current thread that was noted.
///
/// \param age How many were noted after it.
/// \param request Where it is put.
/// \return False when so many were not noted, or are forgotten.
bool c_joinery_get_request(uintptr_t age, c_joinery_request *request);

/// Runs a function on a thread of its own, whose stack is unused, and waits until it is done.
///
/// \return False where there is no other thread to be had, and nothing was done.
bool c_joinery_run_elsewhere(void (*function)(void *context), void *context);

/// Tell the ThreadSanitizer, if there is one, of a lock: that it is made, was taken, is about to be let
/// go, and is no more.
///
/// The sanitizer does not see into the standard library's locks. Without it the token is NULL.
void *c_joinery_make_lock_token(void);
void c_joinery_did_lock(void *token);
void c_joinery_will_unlock(void *token);
void c_joinery_free_lock_token(void *token);

#endif
