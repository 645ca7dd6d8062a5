// SPDX-License-Identifier: GPL-2.0-only
/*
 * Taps of functions that are called from inline assembly, whose callers rely on registers that C
 * may change, and from between stac and clac: the C part in tap.c runs with AC clear, since it may
 * be preempted. All is as it was before the original begins, flags and stack, too, so that the
 * exception table finds what follows a fault as it does without a tap.
 */
#include <linux/objtool.h>
#include <linux/ptrace.h>
#include <asm/frame.h>

#include "memtap.h"

/*
 * Where the caller's stack begins without the return address: behind %r8, and the frame that
 * FRAME_BEGIN makes. FRAME_OFFSET is a text on kernels with frame pointers, and a number on others.
 */
#ifdef CONFIG_FRAME_POINTER
#define CALLERS_STACK "24"
#else
#define CALLERS_STACK "16"
#endif

asm(".macro memtap_keep name\n"
	".globl memtap_keep_\\name\n"
	".type memtap_keep_\\name, @function\n"
	"memtap_keep_\\name:\n"
	/* reached by a direct jump alone */
	ANNOTATE_NOENDBR "\n" FRAME_BEGIN
	"push %r8\n"
	/* the fifth argument */
	"lea " CALLERS_STACK "(%rsp), %r8\n"
	"pushfq\n" TARE_BEFORE_CLAC TARE_CLAC "\n"
	".irp r, rax, rcx, rdx, rsi, rdi, r9, r10, r11\n	push %\\r\n	.endr\n"
	"call memtap_kept_\\name\n"
	".irp r, r11, r10, r9, rdi, rsi, rdx, rcx, rax\n	pop %\\r\n	.endr\n"
	"popfq\n"
	"pop %r8\n" FRAME_END
	".endm\n"
	".pushsection .noinstr.text, \"ax\"\n"
	".irp mode, COUNTS, PROFILE, TRACE, DOSE\n"
	".irp name, clear_page, copy_mc_to_kernel, rep_movs_alternative, rep_stos_alternative\n"
	"memtap_keep \\mode\\()_\\name\n"
	"jmp memtap_orig_\\name\n"
	".size memtap_keep_\\mode\\()_\\name, . - memtap_keep_\\mode\\()_\\name\n"
	".endr\n"
	".endr\n"
	".popsection\n");
