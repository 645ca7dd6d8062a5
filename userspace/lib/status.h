/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_STATUS_H
#define TARE_STATUS_H

/* Exit statuses of every tare program. */
enum tare_status {
	TARE_OK = 0,
	TARE_FAILED = 1,  /* the measurement failed, or its input is bad */
	TARE_USAGE = 2,   /* bad usage */
	TARE_CANNOT = 77, /* something this machine cannot do */
};

#endif
