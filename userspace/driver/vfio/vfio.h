/* SPDX-License-Identifier: GPL-2.0-only */
/* A PCI device that the kernel has handed to this program: registers, DMA memory, interrupt. */
#ifndef VFIO_VFIO_H
#define VFIO_VFIO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/error.h"

/*
 * For x86 alone, here and in all that is above it. There a device sees our writes to memory and to
 * registers in the order in which they were made, and we see its in that order, so that acquire
 * and release, which keep the compiler's order, are all the barriers that shared memory needs.
 * And x86 has the byte order of PCI, so that registers are read and written as they are. Elsewhere
 * barriers for devices (dma_rmb, dma_wmb and wmb of the kernel) and swapped registers are missing.
 */
#ifndef __x86_64__
#error "userspace/driver/vfio: barriers and byte order are those of x86-64"
#endif

/* Where the device finds our memory: below 4 GiB, and below what x86 reserves for interrupts. */
#define VFIO_MEMORY_ADDRESS 0x10000000u

#define PCI_ADDRESS_SIZE 32

/* What a program drives. name: for messages, as "pcnet". */
struct pci_kind {
	const char *name;
	unsigned int vendor, device;
};

/*
 * Writes the addresses of up to most devices of this kind, sorted. Returns how many, or -1 with
 * *err filled: this machine has none.
 */
int pci_list(char (*addresses)[PCI_ADDRESS_SIZE], int most, const struct pci_kind *kind,
	     struct tare_error *err);

struct vfio {
	char address[PCI_ADDRESS_SIZE]; /* 0000:00:04.0 */
	int container, group, device;
	int group_number;
	int interrupt;               /* an eventfd, see vfio_await_interrupt */
	uint64_t config;             /* where the configuration space begins in device */
	volatile uint8_t *registers; /* of vfio_map_registers */
	void *memory;                /* zeroed; the device finds it at VFIO_MEMORY_ADDRESS */
};

/*
 * Opens the device at this PCI address. beside: NULL, and it gets memory_size bytes; or a device
 * that was opened before it, whose memory it finds at the same address. A device that a dead
 * process still holds is waited for, some seconds. Whatever was opened stays open until exit.
 * Returns 0, or -1 with *err filled.
 */
int vfio_open(struct vfio *vfio, const struct vfio *beside, const char *address, size_t memory_size,
	      struct tare_error *err);

/* Where the device finds a place of its memory. */
static inline uint64_t vfio_bus_address(const struct vfio *vfio, const void *at)
{
	return VFIO_MEMORY_ADDRESS + ((const char *)at - (const char *)vfio->memory);
}

/* Fills registers. 0, or -1 with *err filled. */
int vfio_map_registers(struct vfio *vfio, unsigned int bar, struct tare_error *err);

/* Reads size bytes of the configuration space. 0, or -1 with *err filled. */
int vfio_read_config(const struct vfio *vfio, unsigned int offset, void *to, size_t size,
		     struct tare_error *err);

/* Whether the device may reach memory at all. 0, or -1 with *err filled. */
int vfio_bus_master(struct vfio *vfio, bool on, struct tare_error *err);

/* From here on the interrupt line is delivered, once. 0, or -1 with *err filled. */
int vfio_enable_interrupt(struct vfio *vfio, struct tare_error *err);

/* Waits until the line is raised. It is then masked. */
void vfio_await_interrupt(struct vfio *vfio);

/* Lets the line be delivered once more: at once, if it is still raised. */
void vfio_unmask_interrupt(struct vfio *vfio);

#endif
