// SPDX-License-Identifier: GPL-2.0-only
#include "device.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

int device_open(struct tare_memtap_info *info, struct tare_error *err)
{
	int device = open(DEVICE_PATH, O_RDWR | O_CLOEXEC);

	if (device < 0)
		return tare_error(err, TARE_CANNOT, "%s: %m", DEVICE_PATH);
	if (ioctl(device, TARE_MEMTAP_INFO, info)) {
		tare_error(err, TARE_CANNOT, "%s: %m", DEVICE_PATH);
		close(device);
		return -1;
	}
	if (info->abi != TARE_MEMTAP_ABI) {
		tare_error(err, TARE_CANNOT,
			   "%s speaks version %u, this program %u: build both from one source",
			   DEVICE_PATH, info->abi, TARE_MEMTAP_ABI);
		close(device);
		return -1;
	}
	return device;
}

int device_control(int device, unsigned long request, const char *what, struct tare_error *err)
{
	while (ioctl(device, request)) {
		if (errno != EINTR)
			return tare_error(err, TARE_FAILED, "%s: cannot %s: %m; dmesg tells why",
					  DEVICE_PATH, what);
	}
	return 0;
}

char *device_read_text(int device, size_t *size, struct tare_error *err)
{
	size_t room = 1 << 16;
	char *text = malloc(room), *more;
	ssize_t n;

	*size = 0;
	while (text) {
		n = read(device, text + *size, room - *size - 1);
		if (n == 0) {
			text[*size] = '\0';
			return text;
		}
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0) {
			tare_error(err, TARE_FAILED, "%s: %m", DEVICE_PATH);
			free(text);
			return NULL;
		}
		*size += n;
		if (room - *size > 1)
			continue;
		room *= 2;
		more = realloc(text, room);
		if (!more)
			free(text);
		text = more;
	}
	tare_error(err, TARE_FAILED, "no memory for the profile (%zu bytes)", room);
	return NULL;
}
