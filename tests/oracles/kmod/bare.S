/* SPDX-License-Identifier: GPL-2.0-only */
/* A function that has no ENDBR, as those that are only called by name. */
#include <linux/linkage.h>
#include <linux/objtool.h>

	.text
/* SYM_FUNC_START adds one in some kernels */
SYM_START(tare_ibt_bare, SYM_L_GLOBAL, SYM_A_NONE)
	ANNOTATE_NOENDBR
	RET
SYM_FUNC_END(tare_ibt_bare)
