/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_PAYLOAD_H
#define TARE_PAYLOAD_H

#include <stdbool.h>

/*
 * What belongs to one run alone, where the machine is restored from a saved state: the kernel has
 * unpacked its initramfs long before. QEMU's fw_cfg device has it, as cpio archives.
 */

/* Whether this kernel lets us at the device's ports and at physical addresses; errno: why not. */
bool payload_can_come(void);

/*
 * Stops the machine, so that the host can save it; returns when a host has set it going again.
 * QEMU's pvpanic device stops all CPUs at this one instruction, so the state is the same each time.
 */
void payload_await(void);

/*
 * Unpacks the archives opt/tare/payload.0, .1 and so on over the root. Returns NULL, or what could
 * not be done, with errno.
 */
const char *payload_unpack(void);

/* Gives back what payload_can_come() took; without it the command could use these ports, too. */
void payload_release(void);

#endif
