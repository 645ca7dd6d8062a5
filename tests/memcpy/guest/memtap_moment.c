// SPDX-License-Identifier: GPL-2.0-only
/*
 * In any instruction of a renewal another thread disarms: nothing is armed then, and no deadline
 * passes. The module is loaded with arm=0 and a deadline of DEADLINE_MS.
 */
#include <fcntl.h>
#include <sys/ioctl.h>

#include <tare/memtap.h>

#include "../../guest/moment.h"

#define DEADLINE_MS 8l

static int device;

static void renew(void)
{
	if (ioctl(device, TARE_MEMTAP_RENEW, DEADLINE_MS))
		die("RENEW");
}

static void disarm(void)
{
	if (ioctl(device, TARE_MEMTAP_DISARM))
		die("DISARM");
}

static const char *judge(void)
{
	int passed;

	usleep(2 * DEADLINE_MS * 1000);
	passed = ioctl(device, TARE_MEMTAP_RENEW, DEADLINE_MS);
	if (ioctl(device, TARE_MEMTAP_ARM))
		die("ARM");
	return passed ? "a deadline has passed of what was disarmed" : NULL;
}

int main(void)
{
	static const struct moment renewals = {renew, disarm, judge, true};

	device = open("/dev/tare_memtap", O_RDWR);
	if (device < 0 || ioctl(device, TARE_MEMTAP_ARM))
		die("/dev/tare_memtap");
	return !!moments(&renewals);
}
