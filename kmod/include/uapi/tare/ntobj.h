/* SPDX-License-Identifier: GPL-2.0-only WITH Linux-syscall-note */
/*
 * The whole contract between tare_ntobj.ko and user space; the core's other front ends take the
 * same calls.
 *
 * Each open of /dev/tare_ntobj, mode 0600 and with CAP_SYS_ADMIN, makes a name space and a process
 * with handles of its own; whoever shares the descriptor shares both. A handle's two low bits are
 * ignored, as NT does.
 *
 * An ioctl returns a 32-bit NT status as a number, or -1 with errno: EINVAL (an unknown flag of a
 * wait), ENOTTY, EFAULT (an address cannot be read or written), and EINTR of a wait that a signal
 * has ended. After EINTR nothing was taken, and since the deadline is absolute, the same call goes
 * on with the wait; so does a signal whose handler restarts calls (SA_RESTART). After EFAULT of an
 * answer what was asked may be done: a change stays, a message that was taken is lost, and a handle
 * that was made is closed.
 *
 * Mutexes and messages belong to the calling thread; its death abandons the mutexes and frees the
 * messages. Whoever asks once its exit has begun in the kernel, as who has joined it or waited for
 * its process, finds them abandoned; who waits already is woken a moment later. The last close
 * frees all.
 */
#ifndef _UAPI_TARE_NTOBJ_H
#define _UAPI_TARE_NTOBJ_H

#include <linux/ioctl.h>
#include <linux/types.h>

enum tare_nt_type {
	TARE_NT_EVENT,     /* first: manual; second: set */
	TARE_NT_SEMAPHORE, /* first: count; second: the most it may be */
	TARE_NT_MUTEX,     /* first: owned by the caller; second: 0 */
};

/*
 * Each operation names the fields of struct tare_nt_call that it reads and, behind "->", those that
 * it gives. Whatever the operation, in_size bytes are copied from `in`, room for out_size is made,
 * and where it succeeds the call is written back, with out_size as what is at `out`.
 */
enum tare_nt_op {
	/* a: enum tare_nt_type; b, c: first and second; in: a name -> handle */
	TARE_NT_OP_CREATE,
	/* a: the type; b: access, 0: all; c: flags; in: the name -> handle */
	TARE_NT_OP_OPEN,
	/* handle; a: access, 0: the same -> handle */
	TARE_NT_OP_DUPLICATE,
	TARE_NT_OP_CLOSE, /* handle */
	/* handle -> value: the state before */
	TARE_NT_OP_SET,
	TARE_NT_OP_RESET,
	TARE_NT_OP_PULSE,
	TARE_NT_OP_RELEASE, /* a: count */
	TARE_NT_OP_UNLOCK,
	/* handle -> value: the state; a: the most of a semaphore, whether a mutex was abandoned */
	TARE_NT_OP_QUERY,

	/* handle: of a key, 0: the root; a: flags; in: path -> handle; value: disposition */
	TARE_NT_OP_KEY_CREATE,
	TARE_NT_OP_KEY_OPEN,   /* handle: as above; in: path -> handle */
	TARE_NT_OP_KEY_DELETE, /* handle */
	/* handle; a: type; b: size of the name; in: the name, and behind it the data */
	TARE_NT_OP_VALUE_SET,
	TARE_NT_OP_VALUE_GET, /* handle; in: name -> out: data; value: type */

	/*
	 * a: 1 asks for the handle, too -> value: the number of the calling thread; handle: an
	 * event that is set when something is posted, until a TAKE finds nothing that it wants
	 */
	TARE_NT_OP_SELF,
	TARE_NT_OP_POST, /* a: number of a thread; in: struct tare_nt_message */
	/* a, b: the lowest and highest number that is wanted; c: flags -> out: the first of them */
	TARE_NT_OP_TAKE,

	/* a: access; b: sharing, both of TARE_NT_FILE_*; in: path -> handle */
	TARE_NT_OP_FILE_OPEN,
	TARE_NT_OP_FILE_ACCESS, /* handle -> value: its access */
	TARE_NT_OPS
};

/* Each flag belongs to one operation, so that values repeat. */
#define TARE_NT_NO_CASE  1 /* of OPEN: letters of either case are equal */
#define TARE_NT_VOLATILE 1 /* of KEY_CREATE: keys below must be volatile, too */
#define TARE_NT_PEEK     1 /* of TAKE: the message stays */

#define TARE_NT_FILE_READ   1
#define TARE_NT_FILE_WRITE  2
#define TARE_NT_FILE_DELETE 4

/* Dispositions of KEY_CREATE. */
#define TARE_NT_NEW   1
#define TARE_NT_THERE 2

struct tare_nt_message {
	__u32 number;
	__u32 pad;
	__u64 first;
	__u64 second;
};

/* Text is bytes without a NUL at its end; letters are ASCII's. */
#define TARE_NT_NAME_MAX       255 /* of an object, a key; bytes */
#define TARE_NT_VALUE_NAME_MAX 16383
#define TARE_NT_VALUE_MAX      1048576
#define TARE_NT_PATH_MAX       16383
#define TARE_NT_DEPTH_MAX      512         /* keys below each other */
#define TARE_NT_MESSAGES_MAX   10000       /* of one thread */
#define TARE_NT_BYTES_MAX      (256 << 20) /* objects, keys, messages ... of a name space */

struct tare_nt_call {
	__u32 op;
	__u32 handle;
	__u32 a;
	__u32 b;
	__u32 c;
	__u32 value;
	__u32 in_size;
	__u32 out_size; /* in: the room; out: what is there, which may be more */
	__u64 in;       /* addresses */
	__u64 out;
};

/* The most frequent operations have ioctls of their own, which are quicker than TARE_NT_CALL. */
struct tare_nt_create {
	__u32 type;
	__u32 first;
	__u32 second;
	__u32 handle; /* out */
};

/* For SET, RESET, PULSE, RELEASE and UNLOCK. */
struct tare_nt_change {
	__u32 handle;
	__u32 value; /* in: count of a semaphore, else not read; out: the state before */
};

#define TARE_NT_WAIT_ALL 1

struct tare_nt_wait {
	__u64 handles;     /* address of count handles */
	__u64 deadline_ns; /* of CLOCK_MONOTONIC; 0: without sleeping; all ones: for ever */
	__u32 count;
	__u32 flags;
};

#define TARE_NT_CREATE  _IOWR(0xD4, 0x20, struct tare_nt_create)
#define TARE_NT_CALL    _IOWR(0xD4, 0x21, struct tare_nt_call)
#define TARE_NT_CLOSE   _IO(0xD4, 0x22) /* the argument is the handle */
#define TARE_NT_SET     _IOWR(0xD4, 0x23, struct tare_nt_change)
#define TARE_NT_RESET   _IOWR(0xD4, 0x24, struct tare_nt_change)
#define TARE_NT_PULSE   _IOWR(0xD4, 0x25, struct tare_nt_change)
#define TARE_NT_RELEASE _IOWR(0xD4, 0x26, struct tare_nt_change) /* a semaphore */
#define TARE_NT_UNLOCK  _IOWR(0xD4, 0x27, struct tare_nt_change) /* a mutex */
#define TARE_NT_WAIT    _IOW(0xD4, 0x28, struct tare_nt_wait)
/* the calling thread gives up what it owns, as if it had died */
#define TARE_NT_LEAVE _IO(0xD4, 0x29)

#endif /* _UAPI_TARE_NTOBJ_H */
