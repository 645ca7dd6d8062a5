/* SPDX-License-Identifier: GPL-2.0-only */
/* What sparse and lockdep are told of the core's locks: both look at the kernel's alone. */
#ifndef NT_UNCHECKED_H
#define NT_UNCHECKED_H

#define __acquires(lock)
#define __releases(lock)
#define __must_hold(lock)
#define __acquire(lock)     ((void)(lock))
#define __release(lock)     ((void)(lock))
#define nt_mutex_held(lock) ((void)(lock))

#endif
