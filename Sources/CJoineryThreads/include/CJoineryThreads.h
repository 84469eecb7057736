#ifndef C_JOINERY_THREADS_H
#define C_JOINERY_THREADS_H

/// The lowest address of the current thread's stack, or NULL where the platform does not say.
///
/// Swift's view of the C library leaves out the functions that tell.
void *c_joinery_lowest_stack_address(void);

#endif
