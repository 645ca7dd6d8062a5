/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef PROBE_CHECKSUM_H
#define PROBE_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

/* RFC 1071, begun with sum, in this machine's byte order. */
static inline uint16_t checksum(const void *bytes, size_t size, uint32_t sum)
{
	const uint8_t *byte = bytes;

	for (size_t i = 0; i + 1 < size; i += 2)
		sum += byte[i] << 8 | byte[i + 1];
	if (size % 2)
		sum += byte[size - 1] << 8;
	while (sum >> 16)
		sum = (sum & 0xffff) + (sum >> 16);
	return ~sum;
}

#endif
