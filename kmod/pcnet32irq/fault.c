// SPDX-License-Identifier: GPL-2.0-only
/*
 * Faults that a driver may have, made on purpose: for experiments on what isolation buys. The
 * driver in a process can make the same ones.
 */
#include <linux/capability.h>
#include <linux/compiler.h>
#include <linux/module.h>
#include <linux/string.h>

#include "pcnet32irq.h"

enum fault { FAULT_NONE, FAULT_WILD_DMA, FAULT_BAD_DESCRIPTOR, FAULT_WILD_POINTER };

static const char * const names[] = { "none", "wild_dma", "bad_descriptor", "wild_pointer" };

static char *fault = "none";
module_param(fault, charp, 0400);
MODULE_PARM_DESC(fault, "For experiments, spoils the driver: none, wild_dma, bad_descriptor, wild_pointer (default: none)");

static enum fault chosen;

int pcnet_fault_choose(void)
{
	int found = match_string(names, ARRAY_SIZE(names), fault);

	if (found < 0) {
		pr_err("fault=%s: must be none, wild_dma, bad_descriptor or wild_pointer\n", fault);
		return -EINVAL;
	}
	if (found != FAULT_NONE && !capable(CAP_SYS_ADMIN)) {
		pr_err("fault=%s: only root may spoil the driver\n", fault);
		return -EPERM;
	}
	chosen = found;
	return 0;
}

/* Without an IOMMU nobody knows whose memory, or which device, a wild address would hit. */
int pcnet_fault_check(struct pcnet *pcnet)
{
	if (chosen != FAULT_WILD_DMA || device_iommu_mapped(&pcnet->pdev->dev))
		return 0;
	pci_err(pcnet->pdev, "fault=%s: not without an IOMMU (intel_iommu=on)\n", fault);
	return -EPERM;
}

/* The ring is filled, and not yet the chip's; the descriptor is whole when it was used once. */
void pcnet_fault_ring(struct pcnet *pcnet)
{
	struct pcnet_descriptor *one = &pcnet->shared->rx[PCNET_FAULT_SLOT];

	if (chosen == FAULT_WILD_DMA)
		one->address = cpu_to_le32(PCNET_FAULT_ADDRESS);
	if (chosen == FAULT_BAD_DESCRIPTOR)
		one->length = 0; /* its upper four bits must be ones */
}

/* A frame was received and counted. */
void pcnet_fault_frame(struct pcnet *pcnet)
{
	int *nowhere = (int *)(unsigned long)PCNET_FAULT_ADDRESS;

	if (chosen == FAULT_WILD_POINTER &&
	    pcnet_counted(pcnet, PCNET_NIC_RECEIVED) == PCNET_FAULT_FRAMES)
		WRITE_ONCE(*nowhere, PCNET_FAULT_FRAMES);
}
