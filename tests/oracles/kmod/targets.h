/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef _TARE_IBT_TARGETS_H
#define _TARE_IBT_TARGETS_H

void tare_ibt_bare(void *unused);	/* has no ENDBR */
void tare_ibt_sealed(void *unused);	/* has one that loading takes away */
void tare_ibt_good(void *unused);	/* has one that stays */

#endif
