// SPDX-License-Identifier: GPL-2.0-only
/*
 * Faults that a driver may have, for experiments. The driver in a process can make the same.
 */
#include <linux/device.h>
#include <linux/module.h>
#include <linux/string.h>

#include "pcnet32irq.h"

static char *fault = "none";
module_param(fault, charp, 0400);
MODULE_PARM_DESC(fault, "none; wild-dma: a receive descriptor with a wild address; bad-descriptor: one that the chip cannot use; wild-pointer: an oops at the 1,000th frame (default: none)");

enum { NONE, WILD_DMA, BAD_DESCRIPTOR, WILD_POINTER };

static int chosen __ro_after_init;
bool pcnet_fault_pointer __ro_after_init;

int __init pcnet_fault_choose(void)
{
	static const char * const known[] = {
		"none", "wild-dma", "bad-descriptor", "wild-pointer"
	};

	chosen = match_string(known, ARRAY_SIZE(known), fault);
	if (chosen < 0)
		pr_err("fault=%s: must be none, wild-dma, bad-descriptor or wild-pointer\n", fault);
	pcnet_fault_pointer = chosen == WILD_POINTER;
	return min(chosen, 0);
}

int pcnet_fault_allowed(struct pci_dev *pdev)
{
	if (chosen != WILD_DMA || device_iommu_mapped(&pdev->dev))
		return 0;
	/* nobody knows whose memory, or which device, a wild address would hit */
	pci_err(pdev, "fault=wild-dma: not without an IOMMU (intel_iommu=on)\n");
	return -EPERM;
}

/* The fault is in the ring only once: the descriptor is whole again when it has been used. */
void pcnet_fault_ring(struct pcnet *pcnet)
{
	struct pcnet_descriptor *one = &pcnet->shared->rx[PCNET_FAULT_SLOT];

	if (chosen == WILD_DMA)
		one->address = cpu_to_le32(PCNET_FAULT_ADDRESS);
	if (chosen == BAD_DESCRIPTOR)
		one->length = 0; /* its upper four bits must be ones */
}

void pcnet_fault_follow(struct pcnet *pcnet)
{
	int *nowhere = (int *)(unsigned long)PCNET_FAULT_ADDRESS;

	if (++pcnet->fault_frames == PCNET_FAULT_FRAMES)
		WRITE_ONCE(*nowhere, PCNET_FAULT_FRAMES);
}
