// SPDX-License-Identifier: GPL-2.0-only
#include "device.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

int device_open(struct tare_memtap_info *info, struct tare_error *err)
{
	int device = open(DEVICE_PATH, O_RDWR | O_CLOEXEC);

	if (device < 0 || ioctl(device, TARE_MEMTAP_INFO, info))
		tare_error(err, TARE_CANNOT, "%s: %m", DEVICE_PATH);
	else if (info->abi != TARE_MEMTAP_ABI)
		tare_error(err, TARE_CANNOT,
			   "%s speaks version %u, this program %u: build both from one source",
			   DEVICE_PATH, info->abi, TARE_MEMTAP_ABI);
	else
		return device;
	if (device >= 0)
		close(device);
	return -1;
}

int device_control(int device, unsigned long request, const char *what, struct tare_error *err)
{
	if (!TEMP_FAILURE_RETRY(ioctl(device, request)))
		return 0;
	return tare_error(err, TARE_FAILED, "%s: cannot %s: %m; dmesg tells why", DEVICE_PATH,
			  what);
}

char *device_read_text(int device, struct tare_error *err)
{
	FILE *file = fdopen(dup(device), "r");
	char *text = NULL;
	size_t room = 0;

	/* it holds no NUL: that is all of it */
	if (file && getdelim(&text, &room, '\0', file) >= 0 && !ferror(file)) {
		fclose(file);
		return text;
	}
	tare_error(err, TARE_FAILED, "%s: %m", DEVICE_PATH);
	if (file)
		fclose(file);
	free(text);
	return NULL;
}
