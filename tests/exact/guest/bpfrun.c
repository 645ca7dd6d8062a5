// SPDX-License-Identifier: GPL-2.0-only
/*
 * bpfrun: loads BPF programs, one after the other, has the kernel execute each 1,000 times, and
 * closes it. Their names are tare_0 and so on.
 */
#include <linux/bpf.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

#define PROGRAMS 3
#define TIMES    1000

static int call(int what, union bpf_attr *attr)
{
	return syscall(SYS_bpf, what, attr, sizeof(*attr));
}

static int load(unsigned int number)
{
	const struct bpf_insn code[] = {
		{.code = BPF_ALU64 | BPF_MOV | BPF_K, .imm = number},
		{.code = BPF_ALU64 | BPF_ADD | BPF_K, .imm = 1},
		{.code = BPF_JMP | BPF_EXIT},
	};
	union bpf_attr attr = {.prog_type = BPF_PROG_TYPE_SOCKET_FILTER,
			       .insns = (uintptr_t)code,
			       .insn_cnt = sizeof(code) / sizeof(*code),
			       .license = (uintptr_t)"GPL"};

	snprintf(attr.prog_name, sizeof(attr.prog_name), "tare_%u", number);
	return call(BPF_PROG_LOAD, &attr);
}

int main(void)
{
	static const char packet[64];
	unsigned int i;

	for (i = 0; i < PROGRAMS; i++) {
		int program = load(i);
		union bpf_attr attr = {.test = {.prog_fd = program,
						.data_in = (uintptr_t)packet,
						.data_size_in = sizeof(packet),
						.repeat = TIMES}};

		if (program < 0 || call(BPF_PROG_TEST_RUN, &attr)) {
			perror("bpfrun: bpf");
			return 1;
		}
		close(program);
	}
	return 0;
}
