// SPDX-License-Identifier: GPL-2.0-only
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/pci_regs.h>
#include <linux/vfio.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "lib/clock.h"
#include "lib/error.h"
#include "lib/host.h"
#include "vfio.h"

#define DEVICES "/sys/bus/pci/devices"

static unsigned int attribute(const char *address, const char *name)
{
	char path[320], text[16];

	snprintf(path, sizeof(path), DEVICES "/%s/%s", address, name);
	return tare_host_line(path, text, sizeof(text)) ? 0 : strtoul(text, NULL, 16);
}

int pci_list(char (*addresses)[PCI_ADDRESS_SIZE], int most, const struct pci_kind *kind,
	     struct tare_error *err)
{
	struct dirent **entry;
	int found = 0, entries = scandir(DEVICES, &entry, NULL, alphasort);

	for (int i = 0; i < entries; i++) {
		if (found < most && attribute(entry[i]->d_name, "vendor") == kind->vendor &&
		    attribute(entry[i]->d_name, "device") == kind->device)
			snprintf(addresses[found++], PCI_ADDRESS_SIZE, "%.20s", entry[i]->d_name);
		free(entry[i]);
	}
	if (entries >= 0)
		free(entry);
	return found ? found
		     : tare_error(err, TARE_CANNOT, "this machine has no %s (PCI %04x:%04x)",
				  kind->name, kind->vendor, kind->device);
}

/* The number of its IOMMU group, or -1 with *err filled. */
static int group_of(const char *address, struct tare_error *err)
{
	char path[128], target[PATH_MAX];

	snprintf(path, sizeof(path), DEVICES "/%s/iommu_group", address);
	if (!realpath(path, target))
		return tare_error(
			err, TARE_CANNOT,
			"%s: has no IOMMU group, so that it cannot be given to a program: boot "
			"with intel_iommu=on, on a machine that has an IOMMU",
			address);
	return atoi(strrchr(target, '/') + 1);
}

#define CONTAINER "/dev/vfio/vfio"
/* A killed process is reaped, with all that the kernel undoes for it, well within a second. */
#define BUSY_NS 5000000000u

static int open_container(struct vfio *vfio, struct tare_error *err)
{
	vfio->container = open(CONTAINER, O_RDWR | O_CLOEXEC);
	if (vfio->container >= 0)
		return 0;
	return tare_error(err, TARE_CANNOT, CONTAINER ": %m; %s",
			  errno == EACCES ? "be root"
					  : "modprobe vfio-pci, on a kernel that has it");
}

static int open_patiently(const char *path)
{
	static const struct timespec pause = {.tv_nsec = 1000000};
	uint64_t begin = tare_clock_ns();
	int fd;

	for (;;) {
		fd = open(path, O_RDWR | O_CLOEXEC);
		if (fd >= 0 || errno != EBUSY || tare_clock_ns() - begin > BUSY_NS)
			return fd;
		nanosleep(&pause, NULL);
	}
}

static int open_group(struct vfio *vfio, struct tare_error *err)
{
	struct vfio_group_status status = {.argsz = sizeof(status)};
	char path[64];

	snprintf(path, sizeof(path), "/dev/vfio/%d", vfio->group_number);
	vfio->group = open_patiently(path);
	if (vfio->group < 0 && errno == EBUSY)
		return tare_error(err, TARE_FAILED,
				  "%s: %m; another process has the device: end it", path);
	if (vfio->group < 0)
		return tare_error(err, TARE_CANNOT, "%s: %m; %s", path,
				  errno == ENOENT ? "the device is not bound to vfio-pci: see "
						    "docs/driver.md"
						  : "be root");
	if (ioctl(vfio->group, VFIO_GROUP_GET_STATUS, &status) ||
	    !(status.flags & VFIO_GROUP_FLAGS_VIABLE))
		return tare_error(
			err, TARE_CANNOT,
			"%s: another device of its IOMMU group belongs to a driver of the "
			"kernel: bind all of them to vfio-pci",
			path);
	if (ioctl(vfio->group, VFIO_GROUP_SET_CONTAINER, &vfio->container))
		return tare_error(err, TARE_FAILED, "%s: cannot join " CONTAINER ": %m", path);
	return 0;
}

static int open_device(struct vfio *vfio, struct tare_error *err)
{
	struct vfio_region_info region = {.argsz = sizeof(region),
					  .index = VFIO_PCI_CONFIG_REGION_INDEX};

	vfio->device = ioctl(vfio->group, VFIO_GROUP_GET_DEVICE_FD, vfio->address);
	if (vfio->device < 0)
		return tare_error(err, TARE_FAILED, "%s: vfio-pci does not give it to us: %m",
				  vfio->address);
	if (ioctl(vfio->device, VFIO_DEVICE_GET_REGION_INFO, &region))
		return tare_error(err, TARE_FAILED, "%s: no configuration space: %m",
				  vfio->address);
	vfio->config = region.offset;
	return 0;
}

int vfio_map_registers(struct vfio *vfio, unsigned int bar, struct tare_error *err)
{
	struct vfio_region_info region = {.argsz = sizeof(region),
					  .index = VFIO_PCI_BAR0_REGION_INDEX + bar};
	void *mapping;

	if (ioctl(vfio->device, VFIO_DEVICE_GET_REGION_INFO, &region) || !region.size)
		return tare_error(err, TARE_CANNOT, "%s: has no BAR %u", vfio->address, bar);
	if (!(region.flags & VFIO_REGION_INFO_FLAG_MMAP))
		return tare_error(
			err, TARE_CANNOT,
			"%s: BAR %u shares its page with something else and cannot be mapped: "
			"boot with pci=resource_alignment=12@%s",
			vfio->address, bar, vfio->address);
	mapping = mmap(NULL, region.size, PROT_READ | PROT_WRITE, MAP_SHARED, vfio->device,
		       region.offset);
	if (mapping == MAP_FAILED)
		return tare_error(err, TARE_FAILED, "%s: cannot map BAR %u: %m", vfio->address,
				  bar);
	vfio->registers = mapping;
	return 0;
}

/* By an IOMMU, without which no device of the group can be opened. */
static int map_memory(struct vfio *vfio, size_t size, struct tare_error *err)
{
	size_t page = sysconf(_SC_PAGESIZE);
	struct vfio_iommu_type1_dma_map map = {
		.argsz = sizeof(map),
		.flags = VFIO_DMA_MAP_FLAG_READ | VFIO_DMA_MAP_FLAG_WRITE,
		.iova = VFIO_MEMORY_ADDRESS,
		.size = (size + page - 1) / page * page,
	};

	if (ioctl(vfio->container, VFIO_SET_IOMMU, VFIO_TYPE1v2_IOMMU))
		return tare_error(err, TARE_CANNOT,
				  CONTAINER ": no type 1 IOMMU: %m; modprobe vfio_iommu_type1");
	vfio->memory = mmap(NULL, map.size, PROT_READ | PROT_WRITE,
			    MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
	if (vfio->memory == MAP_FAILED)
		return tare_error(err, TARE_FAILED, "no memory for %llu bytes of DMA",
				  (unsigned long long)map.size);
	map.vaddr = (uintptr_t)vfio->memory;
	if (ioctl(vfio->container, VFIO_IOMMU_MAP_DMA, &map))
		return tare_error(
			err, TARE_FAILED,
			"%s: the IOMMU cannot map %llu bytes at 0x%x: %m; ulimit -l tells how "
			"much memory may be locked",
			vfio->address, (unsigned long long)map.size, VFIO_MEMORY_ADDRESS);
	return 0;
}

int vfio_open(struct vfio *vfio, const struct vfio *beside, const char *address, size_t memory_size,
	      struct tare_error *err)
{
	const int number = group_of(address, err);

	if (number < 0)
		return -1;
	*vfio = (struct vfio){.group_number = number};
	snprintf(vfio->address, sizeof(vfio->address), "%s", address);
	if (beside) {
		vfio->container = beside->container;
		vfio->memory = beside->memory;
		/* the kernel lets a group be opened once */
		vfio->group = beside->group_number == number ? beside->group : 0;
	}
	return (!beside && open_container(vfio, err)) || (!vfio->group && open_group(vfio, err)) ||
			       (!beside && map_memory(vfio, memory_size, err)) ||
			       open_device(vfio, err)
		       ? -1
		       : 0;
}

int vfio_read_config(const struct vfio *vfio, unsigned int offset, void *to, size_t size,
		     struct tare_error *err)
{
	if (pread(vfio->device, to, size, vfio->config + offset) != (ssize_t)size)
		return tare_error(err, TARE_FAILED, "%s: cannot read its configuration: %m",
				  vfio->address);
	return 0;
}

int vfio_bus_master(struct vfio *vfio, bool on, struct tare_error *err)
{
	uint64_t where = vfio->config + PCI_COMMAND;
	uint16_t command; /* x86 and PCI are both little-endian */

	if (vfio_read_config(vfio, PCI_COMMAND, &command, sizeof(command), err))
		return -1;
	command |= PCI_COMMAND_MEMORY;
	command = on ? command | PCI_COMMAND_MASTER : command & ~PCI_COMMAND_MASTER;
	if (pwrite(vfio->device, &command, sizeof(command), where) != sizeof(command))
		return tare_error(err, TARE_FAILED, "%s: cannot write its command register: %m",
				  vfio->address);
	return 0;
}

int vfio_enable_interrupt(struct vfio *vfio, struct tare_error *err)
{
	struct {
		struct vfio_irq_set set;
		int32_t fd;
	} __attribute__((packed)) request = {
		.set = {.argsz = sizeof(request),
			.flags = VFIO_IRQ_SET_DATA_EVENTFD | VFIO_IRQ_SET_ACTION_TRIGGER,
			.index = VFIO_PCI_INTX_IRQ_INDEX,
			.count = 1},
	};
	struct vfio_irq_info info = {.argsz = sizeof(info), .index = VFIO_PCI_INTX_IRQ_INDEX};

	if (ioctl(vfio->device, VFIO_DEVICE_GET_IRQ_INFO, &info) || !info.count)
		return tare_error(
			err, TARE_CANNOT,
			"%s: has no interrupt line that vfio-pci can deliver: use --mode poll",
			vfio->address);
	vfio->interrupt = eventfd(0, EFD_CLOEXEC);
	request.fd = vfio->interrupt;
	if (vfio->interrupt < 0 || ioctl(vfio->device, VFIO_DEVICE_SET_IRQS, &request))
		return tare_error(
			err, TARE_FAILED,
			"%s: vfio-pci cannot deliver its interrupt line: %m; --mode poll does "
			"without",
			vfio->address);
	return 0;
}

void vfio_await_interrupt(struct vfio *vfio)
{
	uint64_t times;

	while (read(vfio->interrupt, &times, sizeof(times)) < 0 && errno == EINTR)
		;
}

void vfio_unmask_interrupt(struct vfio *vfio)
{
	struct vfio_irq_set set = {
		.argsz = sizeof(set),
		.flags = VFIO_IRQ_SET_DATA_NONE | VFIO_IRQ_SET_ACTION_UNMASK,
		.index = VFIO_PCI_INTX_IRQ_INDEX,
		.count = 1,
	};

	ioctl(vfio->device, VFIO_DEVICE_SET_IRQS, &set);
}
