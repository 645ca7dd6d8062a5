/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TIMERLAT_H
#define TIMERLAT_H

enum hrtimerlat_slot { TIMERLAT_HANDLER, TIMERLAT_THREAD, TIMERLAT_SLOTS };

#endif
