// SPDX-License-Identifier: GPL-2.0-only
#include <endian.h>
#include <linux/pci_regs.h>
#include <linux/virtio_config.h>
#include <string.h>

#include "pktsend.h"

/* The queues of a card with one pair of them. */
enum { QUEUE_RECEIVE, QUEUE_SEND, QUEUE_CONTROL };

#define FEATURES                                                                                   \
	(1ull << VIRTIO_F_VERSION_1 | 1ull << VIRTIO_F_ACCESS_PLATFORM |                           \
	 1ull << VIRTIO_NET_F_CTRL_VQ | 1ull << VIRTIO_NET_F_CTRL_RX)

const struct pci_kind generator_kind = {
	.name = "paced virtio network card", .vendor = 0x1af4, .device = 0x1041};

/* The configuration names the BAR and the offsets of the two parts that are used. */
static int find_parts(struct generator *generator, struct tare_error *err)
{
	struct virtio_pci_notify_cap capability;
	uint32_t common = 0, doorbells = 0;
	struct vfio *vfio = &generator->vfio;
	int bar = -1, doorbells_bar = -1;
	uint8_t next;

	if (vfio_read_config(vfio, PCI_CAPABILITY_LIST, &next, sizeof(next), err))
		return -1;
	while (next) {
		if (vfio_read_config(vfio, next, &capability, sizeof(capability), err))
			return -1;
		next = capability.cap.cap_next;
		if (capability.cap.cap_vndr != PCI_CAP_ID_VNDR)
			continue;
		if (capability.cap.cfg_type == VIRTIO_PCI_CAP_COMMON_CFG) {
			bar = capability.cap.bar;
			common = le32toh(capability.cap.offset);
		} else if (capability.cap.cfg_type == VIRTIO_PCI_CAP_NOTIFY_CFG) {
			doorbells_bar = capability.cap.bar;
			doorbells = le32toh(capability.cap.offset);
			generator->doorbell_step = le32toh(capability.notify_off_multiplier);
		}
	}
	if (bar < 0 || doorbells_bar != bar)
		return tare_error(err, TARE_CANNOT,
				  "%s: is not a virtio card whose registers lie in one BAR",
				  vfio->address);
	if (vfio_map_registers(vfio, bar, err))
		return -1;
	generator->common = (volatile void *)(vfio->registers + common);
	generator->doorbells = vfio->registers + doorbells;
	return 0;
}

static uint64_t offered(volatile struct virtio_pci_common_cfg *common)
{
	uint64_t features;

	common->device_feature_select = 1;
	features = (uint64_t)common->device_feature << 32;
	common->device_feature_select = 0;
	return features | common->device_feature;
}

static int negotiate(struct generator *generator, struct tare_error *err)
{
	volatile struct virtio_pci_common_cfg *common = generator->common;
	uint8_t status = VIRTIO_CONFIG_S_ACKNOWLEDGE | VIRTIO_CONFIG_S_DRIVER;

	common->device_status = 0;
	common->device_status = status;
	if (FEATURES & ~offered(common))
		return tare_error(err, TARE_CANNOT, "%s: does not offer features 0x%llx",
				  generator->vfio.address, FEATURES & ~offered(common));
	common->guest_feature_select = 0;
	common->guest_feature = (uint32_t)FEATURES;
	common->guest_feature_select = 1;
	common->guest_feature = FEATURES >> 32;
	common->device_status = status | VIRTIO_CONFIG_S_FEATURES_OK;
	if (!(common->device_status & VIRTIO_CONFIG_S_FEATURES_OK))
		return tare_error(err, TARE_CANNOT, "%s: refuses its own features",
				  generator->vfio.address);
	return 0;
}

/* With its parts where they lie. */
static int set_queue(struct generator *generator, unsigned int queue, unsigned int slots,
		     const void *descriptor, const void *available, const void *used,
		     struct tare_error *err)
{
	volatile struct virtio_pci_common_cfg *common = generator->common;
	const uint64_t at[] = {vfio_bus_address(&generator->vfio, descriptor),
			       vfio_bus_address(&generator->vfio, available),
			       vfio_bus_address(&generator->vfio, used)};

	common->queue_select = queue;
	if (common->queue_size < slots)
		return tare_error(err, TARE_CANNOT, "%s: its queue %u has %u slots, not %u",
				  generator->vfio.address, queue, common->queue_size, slots);
	common->queue_size = slots;
	common->queue_desc_lo = (uint32_t)at[0];
	common->queue_desc_hi = at[0] >> 32;
	common->queue_avail_lo = (uint32_t)at[1];
	common->queue_avail_hi = at[1] >> 32;
	common->queue_used_lo = (uint32_t)at[2];
	common->queue_used_hi = at[2] >> 32;
	common->queue_enable = 1;
	return 0;
}

#define SET_QUEUE(number, slots, ring)                                                             \
	set_queue(generator, number, slots, (ring).descriptor, &(ring).available, &(ring).used, err)

static int set_queues(struct generator *generator, struct tare_error *err)
{
	struct generator_memory *memory = generator->memory;

	return SET_QUEUE(QUEUE_RECEIVE, 1, memory->receive) ||
			       SET_QUEUE(QUEUE_SEND, GENERATOR_SLOTS, memory->send) ||
			       SET_QUEUE(QUEUE_CONTROL, 2, memory->control)
		       ? -1
		       : 0;
}

static void describe(const struct generator *generator, struct vring_desc *descriptor,
		     const void *at, uint32_t length, uint16_t flags, uint16_t next)
{
	*descriptor = (struct vring_desc){.addr = htole64(vfio_bus_address(&generator->vfio, at)),
					  .len = htole32(length),
					  .flags = htole16(flags),
					  .next = htole16(next)};
}

static void fill_memory(const struct generator *generator)
{
	struct generator_memory *memory = generator->memory;

	memset(memory, 0, sizeof(*memory));
	/* nobody waits for what was sent */
	memory->send.available.flags = htole16(VRING_AVAIL_F_NO_INTERRUPT);
	describe(generator, &memory->receive.descriptor[0], memory->unused, sizeof(memory->unused),
		 VRING_DESC_F_WRITE, 0);
	memory->receive.available.flags = htole16(VRING_AVAIL_F_NO_INTERRUPT);
	memory->receive.available.index = htole16(1);
	describe(generator, &memory->control.descriptor[0], memory->command,
		 sizeof(memory->command), VRING_DESC_F_NEXT, 1);
	describe(generator, &memory->control.descriptor[1], &memory->status, sizeof(memory->status),
		 VRING_DESC_F_WRITE, 0);
	memory->control.available.flags = htole16(VRING_AVAIL_F_NO_INTERRUPT);
}

static volatile uint16_t *doorbell(struct generator *generator, unsigned int queue)
{
	generator->common->queue_select = queue;
	return (volatile void *)(generator->doorbells +
				 generator->common->queue_notify_off * generator->doorbell_step);
}

/*
 * What goes over the wire is for others. The card would keep all of it, at its host's expense,
 * until it had a buffer; it only drops what it filters.
 */
static int receive_nothing(struct generator *generator, struct tare_error *err)
{
	struct generator_memory *memory = generator->memory;

	memory->command[0] = VIRTIO_NET_CTRL_RX;
	memory->command[1] = VIRTIO_NET_CTRL_RX_PROMISC;
	memory->command[2] = 0;
	memory->status = VIRTIO_NET_ERR;
	__atomic_store_n(&memory->control.available.index, htole16(1), __ATOMIC_RELEASE);
	*doorbell(generator, QUEUE_CONTROL) = QUEUE_CONTROL;
	if (__atomic_load_n(&memory->control.used.index, __ATOMIC_ACQUIRE) == htole16(1) &&
	    memory->status == VIRTIO_NET_OK)
		return 0;
	return tare_error(err, TARE_FAILED,
			  "%s: does not filter what it receives: dmesg shows the IOMMU's faults",
			  generator->vfio.address);
}

int generator_open(struct generator *generator, const struct vfio *vfio,
		   struct generator_memory *memory, struct tare_error *err)
{
	*generator = (struct generator){.vfio = *vfio, .memory = memory};
	fill_memory(generator);
	if (find_parts(generator, err) || negotiate(generator, err) || set_queues(generator, err) ||
	    vfio_bus_master(&generator->vfio, true, err))
		return -1;
	generator->common->device_status = VIRTIO_CONFIG_S_ACKNOWLEDGE | VIRTIO_CONFIG_S_DRIVER |
					   VIRTIO_CONFIG_S_FEATURES_OK | VIRTIO_CONFIG_S_DRIVER_OK;
	generator->send = doorbell(generator, QUEUE_SEND);
	return receive_nothing(generator, err);
}

void generator_place(struct generator *generator, unsigned int i, const void *frame, size_t size)
{
	describe(generator, &generator->memory->send.descriptor[i], frame, GENERATOR_HEADER + size,
		 0, 0);
}

void generator_give(struct generator *generator, unsigned int n)
{
	struct generator_memory *memory = generator->memory;
	uint16_t index = le16toh(memory->send.available.index);

	for (unsigned int i = 0; i < n; i++)
		memory->send.available.slot[(uint16_t)(index + i) % GENERATOR_SLOTS] = htole16(i);
	__atomic_store_n(&memory->send.available.index, htole16(index + n), __ATOMIC_RELEASE);
}

bool generator_done(const struct generator *generator)
{
	const struct generator_memory *memory = generator->memory;

	return __atomic_load_n(&memory->send.used.index, __ATOMIC_ACQUIRE) ==
	       memory->send.available.index;
}
