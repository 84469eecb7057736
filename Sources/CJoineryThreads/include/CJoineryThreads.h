#ifndef C_JOINERY_THREADS_H
#define C_JOINERY_THREADS_H

/// The lowest address of the current thread's stack, or NULL where the platform does not say.
///
/// Swift's view of the C library leaves out the functions that tell.
void *c_joinery_lowest_stack_address(void);

/// An address on the current thread's stack, near its end.
///
/// A variable has none under the AddressSanitizer, which keeps variables elsewhere.
void *c_joinery_current_stack_address(void);

/// Tell the ThreadSanitizer, if there is one, of a lock: that it is made, was taken, is about to be let
/// go, and is no more.
///
/// The sanitizer does not see into the standard library's locks. Without it the token is NULL.
void *c_joinery_make_lock_token(void);
void c_joinery_did_lock(void *token);
void c_joinery_will_unlock(void *token);
void c_joinery_free_lock_token(void *token);

#endif
