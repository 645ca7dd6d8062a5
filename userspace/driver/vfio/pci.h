/* SPDX-License-Identifier: GPL-2.0-only */
/* PCI devices as sysfs shows them. */
#ifndef VFIO_PCI_H
#define VFIO_PCI_H

#include <stddef.h>

#include "lib/error.h"

#define PCI_ADDRESS_SIZE 32

/* What a program drives. name: for messages, as "pcnet". */
struct pci_kind {
	const char *name;
	unsigned int vendor, device;
};

/* Writes the addresses of up to most devices of this kind, sorted. Returns how many. */
unsigned int pci_list(char (*addresses)[PCI_ADDRESS_SIZE], unsigned int most,
		      const struct pci_kind *kind);

/* The error of a machine that has none of this kind: -1. */
int pci_none(const struct pci_kind *kind, struct tare_error *err);

/* The number of its IOMMU group, or -1 with *err filled. */
int pci_group(const char *address, struct tare_error *err);

#endif
