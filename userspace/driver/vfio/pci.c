// SPDX-License-Identifier: GPL-2.0-only
#include "pci.h"

#include <dirent.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/host.h"

#define DEVICES "/sys/bus/pci/devices"

static unsigned int attribute(const char *address, const char *name)
{
	char path[320], text[16];

	snprintf(path, sizeof(path), DEVICES "/%s/%s", address, name);
	return tare_host_line(path, text, sizeof(text)) ? 0 : strtoul(text, NULL, 16);
}

unsigned int pci_list(char (*addresses)[PCI_ADDRESS_SIZE], unsigned int most,
		      const struct pci_kind *kind)
{
	unsigned int found = 0;
	struct dirent **entry;
	int entries = scandir(DEVICES, &entry, NULL, alphasort);

	for (int i = 0; i < entries; i++) {
		if (found < most && attribute(entry[i]->d_name, "vendor") == kind->vendor &&
		    attribute(entry[i]->d_name, "device") == kind->device)
			snprintf(addresses[found++], PCI_ADDRESS_SIZE, "%.20s", entry[i]->d_name);
		free(entry[i]);
	}
	if (entries >= 0)
		free(entry);
	return found;
}

int pci_none(const struct pci_kind *kind, struct tare_error *err)
{
	return tare_error(err, TARE_CANNOT, "this machine has no %s (PCI %04x:%04x)", kind->name,
			  kind->vendor, kind->device);
}

int pci_group(const char *address, struct tare_error *err)
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
