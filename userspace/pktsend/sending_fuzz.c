// SPDX-License-Identifier: GPL-2.0-only
#include <endian.h>
#include <net/ethernet.h>
#include <stdlib.h>
#include <time.h>

#include "../probe/report.h"
#include "sending.h"

#define DAMAGED_MAX 6                   /* bytes of a frame */
#define PAUSE_NS    50000               /* so that a machine has a chance to see most of them */
#define KIND        (FRAME_HEADERS + 4) /* left alone: DATA must not become LEAVE */

static void damage(struct frame *frame)
{
	struct probe probe = {.magic = htobe32(PROBE_MAGIC), .kind = PROBE_DATA};
	size_t whole = PCNET_FRAME_MIN + random() % (PCNET_FRAME_MAX - PCNET_FRAME_MIN + 1);

	/* headers that fit the size, or do not */
	frame_prepare(frame, whole);
	frame_fill(frame, &probe);
	if (random() % 2)
		frame->size = ETH_HLEN + random() % (PCNET_FRAME_MAX - ETH_HLEN + 1);
	for (long i = random() % (DAMAGED_MAX + 1); i > 0; i--) {
		size_t place = random() % PCNET_FRAME_MIN;

		/* mostly behind the addresses, or the card would take few of them */
		if (place < ETH_HLEN && random() % 8)
			place += ETH_HLEN;
		if (place != KIND)
			frame->bytes[place] = random();
	}
}

int sending_fuzz(struct sending *sending, unsigned int seed, uint32_t count, struct tare_error *err)
{
	const struct timespec pause = {0, PAUSE_NS};
	json_int_t taken = 0;

	srandom(seed);
	for (uint32_t i = 0; i < count; i++) {
		int done;

		damage(&sending->frame);
		done = wire_send(sending->wire, sending->frame.bytes, sending->frame.size, err);
		if (done < 0)
			return -1;
		taken += done;
		nanosleep(&pause, NULL);
	}
	return report_line(json_pack("{s:I}", "fuzz", taken), err);
}
