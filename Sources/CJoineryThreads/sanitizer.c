#include "CJoineryThreads.h"

#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define C_JOINERY_THREAD_SANITIZER 1
#endif
#endif

#ifdef C_JOINERY_THREAD_SANITIZER

void __tsan_acquire(void *address);
void __tsan_release(void *address);

void *c_joinery_make_lock_token(void) { return malloc(1); }
void c_joinery_did_lock(void *token) { __tsan_acquire(token); }
void c_joinery_will_unlock(void *token) { __tsan_release(token); }
void c_joinery_free_lock_token(void *token) { free(token); }

#else

void *c_joinery_make_lock_token(void) { return NULL; }
void c_joinery_did_lock(void *token) { (void)token; }
void c_joinery_will_unlock(void *token) { (void)token; }
void c_joinery_free_lock_token(void *token) { (void)token; }

#endif
