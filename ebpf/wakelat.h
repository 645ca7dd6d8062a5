/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef WAKELAT_H
#define WAKELAT_H

/* Slots where waits are told apart by what began them. */
enum wakelat_wait { WAIT_WOKEN, WAIT_PREEMPTED, WAITS };

/* Slots behind those of --by: a wait for quota, which no other task is the reason of. */
enum wakelat_quota { QUOTA_THROTTLED, QUOTA_REAL_TIME, QUOTAS };

#endif
