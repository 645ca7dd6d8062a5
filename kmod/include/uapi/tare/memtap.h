/* SPDX-License-Identifier: GPL-2.0-only WITH Linux-syscall-note */
/*
 * The whole contract between tare_memtap.ko and user space.
 *
 * /dev/tare_memtap, mode 0600:
 *   read()   the profile as text, in the form that docs/formats.md defines
 *   ioctl()  the calls below
 *   mmap()   one CPU's trace ring at offset cpu * tare_memtap_info.ring_stride
 *   poll()   readable once a ring is a quarter full; hangs up when the deadline has passed
 *
 * Closing the file that armed the module disarms it, so that a recorder that is killed leaves no
 * tap behind. The deadline is for a recorder that hangs: however it was armed, the module disarms
 * by itself, its parameter deadline_ms after the arming or the last RENEW. What was recorded can
 * still be read then; only ARM taps again, and starts the deadline again.
 */
#ifndef _UAPI_TARE_MEMTAP_H
#define _UAPI_TARE_MEMTAP_H

#include <linux/ioctl.h>
#include <linux/types.h>

#define TARE_MEMTAP_ABI 3

enum tare_memtap_func {
	TARE_MEMCPY,
	TARE_MEMMOVE,
	TARE_MEMSET,
	TARE_COPY_TO_USER,
	TARE_COPY_FROM_USER,
	TARE_COPY_TO_ITER,
	TARE_COPY_FROM_ITER,
	TARE_COPY_PAGE,
	TARE_CLEAR_PAGE,
	TARE_COPY_MC_TO_KERNEL,
	TARE_REP_MOVS_ALTERNATIVE,
	TARE_REP_STOS_ALTERNATIVE,
	TARE_MEMTAP_FUNCS
};

enum tare_memtap_ctx {
	TARE_CTX_TASK,
	TARE_CTX_SOFTIRQ,
	TARE_CTX_HARDIRQ,
	TARE_CTX_NMI,
	TARE_MEMTAP_CTXS
};

enum tare_memtap_mode {
	TARE_MODE_COUNTS,	/* calls and bytes, by function */
	TARE_MODE_PROFILE,	/* sizes, alignments, contexts, callers */
	TARE_MODE_TRACE,	/* every call, in order, through the rings */
	TARE_MODE_COST,		/* a profile, and calls timed in place */
	TARE_MODE_DOSE,		/* counts, of calls that do more than they would */
	TARE_MEMTAP_MODES
};

/* One call. 48 bytes, little-endian. */
struct tare_memtap_record {
	__u64 tsc;	/* rdtsc at entry, ticks */
	__u64 dst;	/* address; 0 where unknown */
	__u64 src;	/* address; 0 where unknown; the fill byte for memset */
	__u64 len;	/* bytes */
	__s32 caller;	/* return address minus _text; TARE_MEMTAP_SYMBOL names it. -2^31 for a
			 * caller in a module, where addresses may not be shown
			 */
	__u32 pid;	/* thread that was current */
	__u32 seq;	/* position in this CPU's ring plus one; written last */
	__u16 cpu;
	__u8 func;	/* enum tare_memtap_func */
	__u8 ctx;	/* enum tare_memtap_ctx */
};

/*
 * The first page of a ring; records follow it. The module fills records upwards
 * from position 0 for ever, slot = position % slots. A record at position p is
 * complete when its seq equals (__u32)(p + 1). User space writes only `tail`,
 * the position up to which it has read; a call that finds the ring full is counted as lost.
 */
struct tare_memtap_ring {
	__u64 head;	/* next position to be filled, brought up to date at every wake-up */
	__u64 tail;	/* next position to be read; user space */
	__u64 slots;	/* a power of two */
	__u64 reserved[5];
};

struct tare_memtap_info {
	__u32 abi;		/* TARE_MEMTAP_ABI */
	__u32 mode;		/* enum tare_memtap_mode */
	__u32 functions;	/* bit N set: enum tare_memtap_func N is tapped */
	__u32 armed;		/* 1 while entries are patched */
	__u32 cpus;		/* rings that can be mapped: 0 .. cpus - 1 */
	__u32 hashed;		/* 1: this caller sees hashed addresses */
	__u64 ring_bytes;	/* length to map for a ring; 0 outside trace mode */
	__u64 ring_stride;	/* distance of two rings' mmap offsets, bytes */
	__u64 tsc_hz;		/* ticks of a record's tsc in a second */
};

#define TARE_MEMTAP_SYMBOL_LEN 192

/* Names the caller of a record: symbol+offset/size [module]. */
struct tare_memtap_symbol {
	__s32 caller;		/* in */
	__u32 reserved;
	char name[TARE_MEMTAP_SYMBOL_LEN];	/* out */
};

/*
 * Errors:
 *   open()          EPERM without CAP_SYS_ADMIN, or if rings hold addresses that the opener may
 *                   not see
 *   SYMBOL          EINVAL for a reserved field that is not 0; ENOENT for a caller that no symbol
 *                   contains
 *   ARM             EBUSY if armed, but not by this file, or with a probe on an entry; EPERM if
 *                   the kernel is locked down
 *   DISARM, read()  EBUSY while a probe sits on a tapped entry
 *   RENEW           EBUSY if another file has armed; EINVAL for more than a day; ETIME when the
 *                   deadline has passed
 */
/* 0xD4, of which the kernel's ioctl-number.rst has nothing: lattap's from 10, ntobj's from 20 */
#define TARE_MEMTAP_INFO	_IOR(0xD4, 0x00, struct tare_memtap_info)
#define TARE_MEMTAP_ARM		_IO(0xD4, 0x01)
#define TARE_MEMTAP_DISARM	_IO(0xD4, 0x02)
#define TARE_MEMTAP_SYMBOL	_IOWR(0xD4, 0x03, struct tare_memtap_symbol)
/*
 * The argument is no pointer but milliseconds from now, at most a day; 0: no deadline. A later ARM
 * starts a deadline of the same length.
 */
#define TARE_MEMTAP_RENEW	_IO(0xD4, 0x04)

#endif /* _UAPI_TARE_MEMTAP_H */
