/* SPDX-License-Identifier: GPL-2.0-only */
/* The conditions of a measurement that the machine tells: its kernel, CPU and clock. */
#ifndef TARE_HOST_H
#define TARE_HOST_H

#include <stdbool.h>

struct tare_host {
	char name[65];
	char kernel[132];        /* release and version */
	char cpu_model[49];      /* empty where the CPU does not say */
	int cpus;                /* online */
	bool hypervisor;         /* the CPU says that it is a VM's */
	const char *accelerator; /* none (bare metal), kvm, tcg; NULL: another hypervisor */
	char clocksource[64];    /* empty where not known */
	char governor[64];       /* of the first CPU; empty where the kernel sets no frequencies */
};

void tare_host_read(struct tare_host *host);

/* The CPU's name by the CPU itself, since there may be no /proc; empty where it tells none. */
void tare_host_cpu_model(char model[49]);

/* Reads the first line of a small file, without its end. Returns 0, or -1 if there is none. */
int tare_host_line(const char *path, char *line, int size);

#endif
