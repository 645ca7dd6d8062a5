/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Taps of functions that are called from inline assembly, whose callers rely on registers that C may
 * change, and from between stac and clac: the C part must run with AC clear, since it may be
 * preempted. All is as it was before the original begins, flags and stack, too, so that the kernel's
 * exception table finds a fault of it as without a tap.
 */
#include <linux/linkage.h>
#include <linux/objtool.h>
#include <asm/alternative.h>
#include <asm/cpufeatures.h>
#include <asm/frame.h>
#include <asm/smap.h>

.macro memtap_keep mode name
SYM_START(memtap_keep_\mode\()_\name, SYM_L_GLOBAL, SYM_A_ALIGN)
	/* reached by a direct jump alone */
	ANNOTATE_NOENDBR
	FRAME_BEGIN
	push %r8
	/* the fifth argument: the caller's stack without the return address */
	lea 16+FRAME_OFFSET(%rsp), %r8
	pushfq
	ANNOTATE_IGNORE_ALTERNATIVE
	ASM_CLAC
	.irp r, rax, rcx, rdx, rsi, rdi, r9, r10, r11
	push %\r
	.endr
	call kept_\mode\()_\name
	.irp r, r11, r10, r9, rdi, rsi, rdx, rcx, rax
	pop %\r
	.endr
	popfq
	pop %r8
	FRAME_END
	jmp memtap_orig_\name
SYM_END(memtap_keep_\mode\()_\name, SYM_T_FUNC)
.endm

.section .noinstr.text, "ax"
.irp name, clear_page, copy_mc_to_kernel, rep_movs_alternative, rep_stos_alternative
	.irp mode, COUNTS, PROFILE, TRACE
	memtap_keep \mode \name
	.endr
.endr
