// SPDX-License-Identifier: GPL-2.0-only
/*
 * Files in debugfs, for experiments. Where a machine counts instructions, a register access or an
 * interrupt costs one instruction, as on no hardware: the module's files add ns to each read and
 * write of a register, to each call of the interrupt handler and to what cost.c tells of. A file
 * for each device makes faults that a driver may have. The driver in a process can do the same.
 */
#include <linux/capability.h>
#include <linux/debugfs.h>
#include <linux/delay.h>
#include <linux/ktime.h>
#include <linux/math64.h>
#include <linux/mutex.h>
#include <linux/processor.h>
#include <linux/string.h>
#include <linux/timex.h>

#include "pcnet32irq.h"

#define DELAY_MAX	20000	/* ns; more than any bus takes, and waited with interrupts off */

#define CALIBRATION	1000	/* us */

u32 pcnet_delays[PCNET_DELAYS];

static u32 cycles_a_us;	/* of the cycle counter; 0: not measured yet */

static const char * const delay_names[PCNET_DELAYS] = {
	[PCNET_DELAY_READ]	= "read_ns",
	[PCNET_DELAY_WRITE]	= "write_ns",
	[PCNET_DELAY_INTERRUPT]	= "interrupt_ns",
	[PCNET_DELAY_CROSSING]	= "crossing_ns",
	[PCNET_DELAY_SWITCH]	= "switch_ns",
};

enum fault { FAULT_NONE, FAULT_WILD_DMA, FAULT_BAD_DESCRIPTOR, FAULT_WILD_POINTER };

static const char * const faults[] = { "none", "wild_dma", "bad_descriptor", "wild_pointer" };

static struct dentry *folder;

/*
 * Waits by the cycle counter, as the driver in a process does: ndelay() takes a sixth more than
 * asked for, and to read a clock of the kernel takes a tenth of a usual delay.
 */
void pcnet_debug_wait(u32 ns)
{
	cycles_t begin = get_cycles(), cycles = ((u64)ns * READ_ONCE(cycles_a_us)) / NSEC_PER_USEC;

	while (get_cycles() - begin < cycles)
		cpu_relax();
}

static u32 count_cycles(void)
{
	u64 begin_ns = ktime_get_ns(), ns;
	cycles_t begin = get_cycles();

	udelay(CALIBRATION);
	ns = ktime_get_ns() - begin_ns;
	return div64_u64((u64)(get_cycles() - begin) * NSEC_PER_USEC, ns);
}

static int get_delay(void *data, u64 *value)
{
	u32 *delay = data;

	*value = READ_ONCE(*delay);
	return 0;
}

static DEFINE_MUTEX(setting);	/* a delay and its probes are as one */

static int set_delay(void *data, u64 value)
{
	u32 *delay = data;
	int err;

	if (!capable(CAP_SYS_ADMIN))
		return -EPERM;
	if (value > DELAY_MAX)
		return -EINVAL;
	if (value && !READ_ONCE(cycles_a_us))
		WRITE_ONCE(cycles_a_us, count_cycles());
	if (value && !READ_ONCE(cycles_a_us))
		return -EOPNOTSUPP;	/* the CPU has no cycle counter */
	mutex_lock(&setting);
	err = pcnet_cost_probe(delay - pcnet_delays, value);
	if (!err)
		WRITE_ONCE(*delay, value);
	mutex_unlock(&setting);
	return err;
}

DEFINE_DEBUGFS_ATTRIBUTE(delay_file, get_delay, set_delay, "%llu\n");

static ssize_t fault_read(struct file *file, char __user *to, size_t size, loff_t *offset)
{
	struct pcnet *pcnet = file->private_data;
	char line[32];
	int length = scnprintf(line, sizeof(line), "%s\n", faults[READ_ONCE(pcnet->fault)]);

	return simple_read_from_buffer(to, size, offset, line, length);
}

static int may_be(struct pcnet *pcnet, int fault)
{
	if (fault < 0)
		return -EINVAL;
	if (fault != FAULT_NONE && !capable(CAP_SYS_ADMIN))
		return -EPERM;
	if (fault == FAULT_WILD_DMA && !device_iommu_mapped(&pcnet->pdev->dev)) {
		/* nobody knows whose memory, or which device, a wild address would hit */
		pci_err(pcnet->pdev, "fault wild_dma: not without an IOMMU (intel_iommu=on)\n");
		return -EPERM;
	}
	return 0;
}

static ssize_t fault_write(struct file *file, const char __user *from, size_t size, loff_t *offset)
{
	struct pcnet *pcnet = file->private_data;
	char word[32] = "";
	ssize_t length;
	int fault, err;

	length = simple_write_to_buffer(word, sizeof(word) - 1, offset, from, size);
	if (length < 0)
		return length;
	fault = sysfs_match_string(faults, word);
	err = may_be(pcnet, fault);
	if (err)
		return err;
	WRITE_ONCE(pcnet->fault, fault);
	return size;
}

static const struct file_operations fault_file = {
	.owner	= THIS_MODULE,
	.open	= simple_open,
	.read	= fault_read,
	.write	= fault_write,
};

void pcnet_debug_setup(void)
{
	unsigned int which;

	folder = debugfs_create_dir(PCNET_NAME, NULL);
	for (which = 0; which < PCNET_DELAYS; which++)
		debugfs_create_file_unsafe(delay_names[which], 0600, folder, &pcnet_delays[which],
					   &delay_file);
}

void pcnet_debug_remove(void)
{
	debugfs_remove_recursive(folder);
	pcnet_cost_remove();
}

void pcnet_debug_add(struct pcnet *pcnet)
{
	pcnet->debug = debugfs_create_dir(pci_name(pcnet->pdev), folder);
	debugfs_create_file("fault", 0600, pcnet->debug, pcnet, &fault_file);
}

void pcnet_debug_del(struct pcnet *pcnet)
{
	debugfs_remove_recursive(pcnet->debug);
}

/* The fault is in the ring only once: the descriptor is whole again when it has been used. */
void pcnet_debug_ring(struct pcnet *pcnet)
{
	struct pcnet_descriptor *one = &pcnet->shared->rx[PCNET_FAULT_SLOT];

	pcnet->fault_frames = 0;
	switch (READ_ONCE(pcnet->fault)) {
	case FAULT_WILD_DMA:
		one->address = cpu_to_le32(PCNET_FAULT_ADDRESS);
		return;
	case FAULT_BAD_DESCRIPTOR:
		one->length = 0; /* its upper four bits must be ones */
	}
}

void pcnet_debug_spoil(struct pcnet *pcnet)
{
	int *nowhere = (int *)(unsigned long)PCNET_FAULT_ADDRESS;

	if (READ_ONCE(pcnet->fault) == FAULT_WILD_POINTER &&
	    ++pcnet->fault_frames == PCNET_FAULT_FRAMES)
		WRITE_ONCE(*nowhere, PCNET_FAULT_FRAMES);
}
