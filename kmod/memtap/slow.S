/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the taps call only sometimes. Called like this it preserves every
 * register, and takes its arguments where the compiler does not keep those of
 * the tapped call: otherwise each tapped call would save and move registers for
 * what it seldom does.
 */
#include <linux/linkage.h>
#include <asm/frame.h>

.macro SAVE_ALL
	FRAME_BEGIN
	push	%rax
	push	%rcx
	push	%rdx
	push	%rsi
	push	%rdi
	push	%r8
	push	%r9
	push	%r10
	push	%r11
.endm

.macro RESTORE_ALL
	pop	%r11
	pop	%r10
	pop	%r9
	pop	%r8
	pop	%rdi
	pop	%rsi
	pop	%rdx
	pop	%rcx
	pop	%rax
	FRAME_END
.endm

/* arguments in r8, r9, r10, r11 */
.macro SLOW name
SYM_FUNC_START(\name\()_thunk)
	SAVE_ALL
	mov	%r8, %rdi
	mov	%r9, %rsi
	mov	%r10, %rdx
	mov	%r11, %rcx
	call	\name
	RESTORE_ALL
	RET
SYM_FUNC_END(\name\()_thunk)
.endm

	.text
	SLOW memtap_slow_caller
	SLOW memtap_slow_range
	SLOW memtap_slow_wake
	SLOW memtap_slow_hash

/* the tapped call's own arguments where they are, the function in r9, the stack in r8 */
SYM_FUNC_START(memtap_slow_event_thunk)
	SAVE_ALL
	mov	%r9, %rcx
	call	memtap_slow_event
	RESTORE_ALL
	RET
SYM_FUNC_END(memtap_slow_event_thunk)
