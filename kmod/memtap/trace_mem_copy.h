/* SPDX-License-Identifier: GPL-2.0-only */
#undef TRACE_SYSTEM
#define TRACE_SYSTEM tare

#if !defined(_TARE_TRACE_MEM_COPY_H) || defined(TRACE_HEADER_MULTI_READ)
#define _TARE_TRACE_MEM_COPY_H

#include <linux/tracepoint.h>

int memtap_event_attach(void);
void memtap_event_detach(void);

/*
 * One tapped call, before it runs. func and ctx are the enums of
 * uapi/tare/memtap.h; dst or src is 0 where it is not known, and for memset src
 * is the fill byte. sp is the caller's stack, from which stack traces start.
 */
TRACE_EVENT_FN(mem_copy,
	TP_PROTO(unsigned int func, unsigned int ctx, unsigned long dst,
		 unsigned long src, u64 len, unsigned long caller, unsigned long sp),
	TP_ARGS(func, ctx, dst, src, len, caller, sp),

	TP_STRUCT__entry(
		__field(unsigned int, func)
		__field(unsigned int, ctx)
		__field(unsigned long, dst)
		__field(unsigned long, src)
		__field(u64, len)
		__field(unsigned long, caller)
	),

	TP_fast_assign(
		__entry->func = func;
		__entry->ctx = ctx;
		__entry->dst = dst;
		__entry->src = src;
		__entry->len = len;
		__entry->caller = caller;
	),

	TP_printk("%s len=%llu dst=%p src=%p ctx=%s caller=%pS",
		  __print_symbolic(__entry->func,
				   { 0, "memcpy" }, { 1, "memmove" }, { 2, "memset" },
				   { 3, "_copy_to_user" }, { 4, "_copy_from_user" },
				   { 5, "_copy_to_iter" }, { 6, "_copy_from_iter" },
				   { 7, "copy_page" }, { 8, "clear_page" },
				   { 9, "copy_mc_to_kernel" },
				   { 10, "rep_movs_alternative" },
				   { 11, "rep_stos_alternative" }),
		  __entry->len, (void *)__entry->dst, (void *)__entry->src,
		  __print_symbolic(__entry->ctx,
				   { 0, "task" }, { 1, "softirq" }, { 2, "hardirq" },
				   { 3, "nmi" }),
		  (void *)__entry->caller),

	memtap_event_attach, memtap_event_detach
);

#endif /* _TARE_TRACE_MEM_COPY_H */

#undef TRACE_INCLUDE_PATH
#define TRACE_INCLUDE_PATH .
#undef TRACE_INCLUDE_FILE
#define TRACE_INCLUDE_FILE trace_mem_copy
#include <trace/define_trace.h>
