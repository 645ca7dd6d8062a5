/* SPDX-License-Identifier: GPL-2.0-only */
/* PCI devices as sysfs shows them, and which driver has one. */
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

/*
 * Writes the full address of the machine's only device of this kind to address, or of the one
 * wanted (NULL: any; 00:04.0 and 0000:00:04.0 are the same). 0, or -1 with *err filled: there is
 * none, it is something else, or there are several to choose from.
 */
int pci_find(char address[PCI_ADDRESS_SIZE], const struct pci_kind *kind, const char *wanted,
	     struct tare_error *err);

/* Writes the addresses of up to most devices of this kind, sorted. Returns how many. */
unsigned int pci_list(char (*addresses)[PCI_ADDRESS_SIZE], unsigned int most,
		      const struct pci_kind *kind);

/* The number of its IOMMU group, or -1 with *err filled. */
int pci_group(const char *address, struct tare_error *err);

/*
 * Takes the device from its driver and gives it to vfio-pci, or back to the kernel's own driver.
 * What has been done already is left as it is. 0, or -1 with *err filled and the device with the
 * driver that it had.
 */
int pci_bind(const char *address, struct tare_error *err);
int pci_unbind(const char *address, struct tare_error *err);

#endif
