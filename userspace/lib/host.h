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
	bool hypervisor;         /* the CPU says that it is a virtual machine's */
	const char *accelerator; /* none (bare metal), kvm, tcg; NULL: another hypervisor */
	char clocksource[64];    /* empty where not known */
	char governor[64];       /* of the first CPU; empty where the kernel sets no frequencies */
};

void tare_host_read(struct tare_host *host);

/* What the CPU calls itself: there may be no /proc. Empty where it does not. */
void tare_host_cpu_model(char model[49]);

/* The first line of a small file, without its end. 0, or -1 where there is none. */
int tare_host_line(const char *path, char *line, int size);

#endif
