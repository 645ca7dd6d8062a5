// SPDX-License-Identifier: GPL-2.0-only
/*
 * What the chip costs: where instructions are counted, a register and an interrupt cost one each,
 * as on no machine. debugfs has what is added, in ns, to each read and each write of a register
 * and to each call of the interrupt handler. The driver in a process can add the same.
 */
#include <linux/debugfs.h>

#include "pcnet32irq.h"

#define DELAY_MAX	20000	/* ns: with interrupts off, and more than any bus takes */

u32 pcnet_delays[PCNET_DELAYS];

static const char * const names[PCNET_DELAYS] = {
	[PCNET_DELAY_READ]	= "read_ns",
	[PCNET_DELAY_WRITE]	= "write_ns",
	[PCNET_DELAY_INTERRUPT]	= "interrupt_ns",
};

static struct dentry *folder;

static int get(void *data, u64 *value)
{
	u32 *delay = data;

	*value = READ_ONCE(*delay);
	return 0;
}

static int set(void *data, u64 value)
{
	u32 *delay = data;

	if (value > DELAY_MAX)
		return -EINVAL;
	WRITE_ONCE(*delay, value);
	return 0;
}

DEFINE_DEBUGFS_ATTRIBUTE(delay_file, get, set, "%llu\n");

void pcnet_delay_setup(void)
{
	unsigned int which;

	folder = debugfs_create_dir(PCNET_NAME, NULL);
	for (which = 0; which < PCNET_DELAYS; which++)
		debugfs_create_file_unsafe(names[which], 0600, folder, &pcnet_delays[which],
					   &delay_file);
}

void pcnet_delay_remove(void)
{
	debugfs_remove_recursive(folder);
}
