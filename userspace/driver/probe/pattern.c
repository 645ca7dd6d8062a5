// SPDX-License-Identifier: GPL-2.0-only
#include <endian.h>
#include <string.h>

#include <tare/pcnet.h>

#include "lib/prng.h"
#include "probe.h"

void pattern_fill(void *to, size_t size, uint8_t run, uint32_t sequence)
{
	struct prng prng = {(uint64_t)run << 32 | sequence};
	uint8_t *at = to;
	uint64_t some;

	for (; size >= sizeof(some); size -= sizeof(some), at += sizeof(some)) {
		some = htobe64(prng_next(&prng));
		memcpy(at, &some, sizeof(some));
	}
	some = htobe64(prng_next(&prng));
	memcpy(at, &some, size);
}

bool pattern_holds(const void *bytes, size_t size, uint8_t run, uint32_t sequence)
{
	uint8_t wanted[PCNET_FRAME_MAX];

	if (size > sizeof(wanted))
		return false;
	pattern_fill(wanted, size, run, sequence);
	return !memcmp(bytes, wanted, size);
}

/* The period twice, so that one period is in one piece wherever it begins. */
static uint8_t stream[2 * PATTERN_PERIOD];

void pattern_prepare(void)
{
	pattern_fill(stream, PATTERN_PERIOD, 0, 0);
	memcpy(stream + PATTERN_PERIOD, stream, PATTERN_PERIOD);
}

const uint8_t *pattern_stream(uint64_t position, size_t *size)
{
	if (*size > PATTERN_PERIOD)
		*size = PATTERN_PERIOD;
	return stream + position % PATTERN_PERIOD;
}

/* What one segment of TCP carries: so a byte costs as much of a stack that hands on many at once.
 */
#define SEGMENT 1460

size_t pattern_stream_damage(uint64_t position, const uint8_t *bytes, size_t size)
{
	size_t damaged = 0;

	while (size) {
		size_t piece = size < SEGMENT ? size : SEGMENT;
		const uint8_t *wanted = pattern_stream(position, &piece);

		if (memcmp(bytes, wanted, piece))
			for (size_t i = 0; i < piece; i++)
				damaged += bytes[i] != wanted[i];
		position += piece;
		bytes += piece;
		size -= piece;
	}
	return damaged;
}
