// SPDX-License-Identifier: GPL-2.0-only
#include "pci.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lib/host.h"

#define DEVICES "/sys/bus/pci/devices"
#define DRIVERS "/sys/bus/pci/drivers"
#define VFIO    "vfio-pci"

/* 0, or -1 with errno. */
static int write_text(const char *path, const char *text)
{
	int fd = open(path, O_WRONLY | O_CLOEXEC), failed, error;

	if (fd < 0)
		return -1;
	failed = write(fd, text, strlen(text)) < 0;
	error = errno;
	close(fd);
	errno = error;
	return failed ? -1 : 0;
}

static unsigned int attribute(const char *address, const char *name)
{
	char path[320], text[16];

	snprintf(path, sizeof(path), DEVICES "/%s/%s", address, name);
	return tare_host_line(path, text, sizeof(text)) ? 0 : strtoul(text, NULL, 16);
}

static bool is_kind(const char *address, const struct pci_kind *kind)
{
	return attribute(address, "vendor") == kind->vendor &&
	       attribute(address, "device") == kind->device;
}

/* The last part of a link's target; empty if there is no such link. */
static void link_name(char *name, size_t size, const char *address, const char *link)
{
	char path[128], target[PATH_MAX];

	snprintf(path, sizeof(path), DEVICES "/%s/%s", address, link);
	snprintf(name, size, "%s", realpath(path, target) ? strrchr(target, '/') + 1 : "");
}

static int find_wanted(char address[PCI_ADDRESS_SIZE], const struct pci_kind *kind,
		       const char *wanted, struct tare_error *err)
{
	char path[128];

	snprintf(address, PCI_ADDRESS_SIZE, "%s%.20s", strlen(wanted) == 7 ? "0000:" : "", wanted);
	snprintf(path, sizeof(path), DEVICES "/%s", address);
	if (strchr(wanted, '/') || strlen(wanted) > 20 || access(path, F_OK))
		return tare_error(err, TARE_CANNOT, "%.40s: no such PCI device: look in " DEVICES,
				  wanted);
	if (!is_kind(address, kind))
		return tare_error(err, TARE_CANNOT,
				  "%s: is %04x:%04x, not %s (%04x:%04x): left as it is", address,
				  attribute(address, "vendor"), attribute(address, "device"),
				  kind->name, kind->vendor, kind->device);
	return 0;
}

unsigned int pci_list(char (*addresses)[PCI_ADDRESS_SIZE], unsigned int most,
		      const struct pci_kind *kind)
{
	unsigned int found = 0;
	struct dirent **entry;
	int entries = scandir(DEVICES, &entry, NULL, alphasort);

	for (int i = 0; i < entries; i++) {
		if (found < most && is_kind(entry[i]->d_name, kind))
			snprintf(addresses[found++], PCI_ADDRESS_SIZE, "%.20s", entry[i]->d_name);
		free(entry[i]);
	}
	if (entries >= 0)
		free(entry);
	return found;
}

int pci_find(char address[PCI_ADDRESS_SIZE], const struct pci_kind *kind, const char *wanted,
	     struct tare_error *err)
{
	char found[2][PCI_ADDRESS_SIZE];
	unsigned int n;

	if (wanted)
		return find_wanted(address, kind, wanted, err);
	n = pci_list(found, 2, kind);
	if (!n)
		return tare_error(err, TARE_CANNOT, "this machine has no %s (PCI %04x:%04x)",
				  kind->name, kind->vendor, kind->device);
	if (n > 1)
		return tare_error(err, TARE_USAGE,
				  "this machine has more than one %s: name one by its address, "
				  "such as %s",
				  kind->name, found[0]);
	memcpy(address, found[0], PCI_ADDRESS_SIZE);
	return 0;
}

int pci_group(const char *address, struct tare_error *err)
{
	char name[32];

	link_name(name, sizeof(name), address, "iommu_group");
	if (!*name)
		return tare_error(
			err, TARE_CANNOT,
			"%s: has no IOMMU group, so that it cannot be given to a program: boot "
			"with intel_iommu=on, on a machine that has an IOMMU",
			address);
	return atoi(name);
}

/* The network interface must be down: who uses it would lose it without a word. */
static int refuse_if_up(const char *address, const char *interface, struct tare_error *err)
{
	char path[512], text[32];

	snprintf(path, sizeof(path), DEVICES "/%s/net/%s/flags", address, interface);
	if (tare_host_line(path, text, sizeof(text)) || !(strtoul(text, NULL, 16) & 1))
		return 0;
	return tare_error(err, TARE_FAILED,
			  "%s: is in use as %.16s: ip link set %.16s down, if nothing needs it",
			  address, interface, interface);
}

/* The kernel gives a group as a whole; bridges in it do no DMA of their own. */
static int refuse_if_driven(const char *address, const char *other, struct tare_error *err)
{
	char driver[64];

	link_name(driver, sizeof(driver), other, "driver");
	if (!strcmp(other, address) || !*driver || !strcmp(driver, VFIO) ||
	    !strcmp(driver, "pcieport"))
		return 0;
	return tare_error(err, TARE_CANNOT,
			  "%s: shares its IOMMU group with %.20s, which %.40s drives: both would "
			  "have to be given away",
			  address, other, driver);
}

/* Asks for each entry of a folder of the device, until one is refused. */
static int each(const char *address, const char *name,
		int (*refuse)(const char *address, const char *entry, struct tare_error *err),
		struct tare_error *err)
{
	char path[128];
	struct dirent *entry;
	int refused = 0;
	DIR *folder;

	snprintf(path, sizeof(path), DEVICES "/%s/%s", address, name);
	folder = opendir(path);
	while (folder && !refused && (entry = readdir(folder)))
		if (entry->d_name[0] != '.')
			refused = refuse(address, entry->d_name, err);
	if (folder)
		closedir(folder);
	return refused;
}

static int set_override(const char *address, const char *driver)
{
	char path[128];

	snprintf(path, sizeof(path), DEVICES "/%s/driver_override", address);
	return write_text(path, driver);
}

/* 0 also if no driver has it. */
static int take_from_driver(const char *address)
{
	char path[128];

	snprintf(path, sizeof(path), DEVICES "/%s/driver/unbind", address);
	return write_text(path, address) && errno != ENOENT ? -1 : 0;
}

static int find_driver(const char *address)
{
	return write_text("/sys/bus/pci/drivers_probe", address);
}

/* An empty line takes the override away. */
static void give_back(const char *address)
{
	take_from_driver(address);
	set_override(address, "\n");
	find_driver(address);
}

static bool is_bound(const char *address)
{
	char driver[64];

	link_name(driver, sizeof(driver), address, "driver");
	return !strcmp(driver, VFIO);
}

int pci_bind(const char *address, struct tare_error *err)
{
	int error;

	if (is_bound(address))
		return 0;
	if (access(DRIVERS "/" VFIO, F_OK))
		return tare_error(err, TARE_CANNOT, "the kernel has no " VFIO ": modprobe " VFIO);
	if (pci_group(address, err) < 0 ||
	    each(address, "iommu_group/devices", refuse_if_driven, err) ||
	    each(address, "net", refuse_if_up, err))
		return -1;
	if (set_override(address, VFIO "\n"))
		return tare_error(err, TARE_CANNOT, "%s: cannot choose its driver: %m; be root",
				  address);
	if (!take_from_driver(address) && !find_driver(address)) {
		if (is_bound(address))
			return 0;
		errno = ENODEV;
	}
	error = errno;
	give_back(address);
	return tare_error(err, TARE_FAILED,
			  "%s: " VFIO " did not take it: %s; it is as it was, dmesg may tell why",
			  address, strerror(error));
}

int pci_unbind(const char *address, struct tare_error *err)
{
	if (!is_bound(address))
		return 0;
	if (set_override(address, "\n") || take_from_driver(address))
		return tare_error(err, TARE_CANNOT,
				  "%s: cannot be taken from " VFIO ": %m; be root", address);
	/* with no driver loaded for it the device is left without one, as it may have been */
	find_driver(address);
	return 0;
}
