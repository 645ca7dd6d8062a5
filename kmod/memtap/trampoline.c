// SPDX-License-Identifier: GPL-2.0-only
/*
 * Room in the module's code for the moved entry bytes of each tapped function, followed by a jump
 * back. It lies in the module's text, so that the taps reach it by a direct jump, and in that part
 * of it in which no probe can sit. patch.c fills it before the function is tapped; until then it
 * returns, which the checks at build time want to see. The one named empty is never filled: cost
 * mode times it.
 */
#include <linux/objtool.h>
#include <linux/stringify.h>

#include "memtap.h"

asm(".pushsection .noinstr.text, \"ax\"\n"
	".balign 16\n"
	".globl memtap_trampoline\n"
	"memtap_trampoline:\n"
	/* the taps run it by direct jumps, so that its address is data alone */
	ANNOTATE_NOENDBR "\n"
	/* in the order of enum tare_memtap_func */
	".irp name, memcpy, memmove, memset, copy_to_user, copy_from_user, copy_to_iter, copy_from_iter, copy_page, clear_page, copy_mc_to_kernel, rep_movs_alternative, rep_stos_alternative, empty\n"
	".globl memtap_orig_\\name\n"
	".type memtap_orig_\\name, @function\n"
	"memtap_orig_\\name:\n" ASM_RET
	".skip " __stringify(MEMTAP_TRAMPOLINE_LEN) " - (. - memtap_orig_\\name), 0xcc\n"
	".size memtap_orig_\\name, . - memtap_orig_\\name\n"
	".endr\n"
	".popsection\n");
