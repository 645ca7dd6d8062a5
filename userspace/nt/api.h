/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The services as a client sees them. A front end fills one struct nt_api; all calls are of the
 * thread that calls, between attach and detach. Results are NT's (core/status.h). What is asked is
 * in <tare/ntobj.h>; the functions below ask it.
 */
#ifndef NT_API_H
#define NT_API_H

#include <stdint.h>
#include <tare/ntobj.h>

#define NT_FOREVER (-1)

/* What a front end may lack. */
enum {
	NT_LACKS_ALL = 1, /* waits for all */
	NT_LACKS_DUPLICATES = 2,
	NT_LACKS_CORE = 4, /* it has objects to wait for, and no names, registry, messages, files */
};

struct nt_api {
	const char *name;
	unsigned int lacks;
	/* 0, or -1 with a line on stderr */
	int (*attach)(void);
	/* the thread dies: mutexes that it owns are abandoned */
	void (*detach)(void);
	/*
	 * All but waits. call->in and out are not used: in has call->in_size bytes, and out has
	 * room for call->out_size.
	 */
	uint32_t (*call)(struct tare_nt_call *call, const void *in, void *out);
	/* flags: TARE_NT_WAIT_*; timeout_ns: from now; 0: without sleeping; NT_FOREVER */
	uint32_t (*wait)(const uint32_t *handle, int count, unsigned int flags, int64_t timeout_ns);
};

/* Front ends, and NULL. */
extern const struct nt_api *const nt_fronts[];

/* NULL: there is none of this name, which a line on stderr tells, with those that there are. */
const struct nt_api *nt_front(const char *name);

uint32_t nt_create_event(const struct nt_api *api, uint32_t *handle, int manual, int set);
uint32_t nt_create_semaphore(const struct nt_api *api, uint32_t *handle, uint32_t count,
			     uint32_t most);
uint32_t nt_create_mutex(const struct nt_api *api, uint32_t *handle, int owned);
uint32_t nt_duplicate(const struct nt_api *api, uint32_t handle, uint32_t access, uint32_t *other);
uint32_t nt_close(const struct nt_api *api, uint32_t handle);

/* *previous: not written where the call fails. */
uint32_t nt_set_event(const struct nt_api *api, uint32_t handle, int32_t *previous);
uint32_t nt_reset_event(const struct nt_api *api, uint32_t handle, int32_t *previous);
uint32_t nt_release_semaphore(const struct nt_api *api, uint32_t handle, uint32_t count,
			      uint32_t *previous);
uint32_t nt_release_mutex(const struct nt_api *api, uint32_t handle, int32_t *previous);

#endif
