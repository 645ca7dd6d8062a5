// SPDX-License-Identifier: GPL-2.0-only
#include "impl.h"

/* Each x86-64 CPU has MMX and SSE2. Asked is whether the kernel saves the registers, too. */
static const char *lacks_avx2(void)
{
	return __builtin_cpu_supports("avx2") ? NULL : "this CPU has no AVX2";
}

static const char *lacks_avx512(void)
{
	return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("bmi2")
		       ? NULL
		       : "this CPU has no AVX-512 (AVX512BW)";
}

const struct impl builtin_impls[] = {
	{"ret", "a function that is one ret: the replay's own overhead", .copy = copy_ret,
	 .overlap = true, .baseline = true},
	{"rep_movsl", "rep movsl, then rep movsb for up to 3 bytes: the kernel routine of 2005",
	 .copy = copy_rep_movsl},
	{"rep_movsb", "rep movsb: the kernel's routine on CPUs with FSRM", .copy = copy_rep_movsb},
	{"rep_movsq", "rep movsq, then rep movsb for up to 7 bytes", .copy = copy_rep_movsq},
	{"kernel",
	 "the kernel's routine on CPUs without FSRM, re-made: 32 bytes a turn in general registers",
	 .copy = copy_kernel},
	{"mmx_prefetch",
	 "MMX with prefetchnta and movntq, rep movsl up to 128 bytes: the fast routine of 2005",
	 .copy = copy_mmx_prefetch},
	{"sse2", "SSE2, 64 bytes a turn, aligned stores", .copy = copy_sse2},
	{"sse2_nt", "SSE2 with non-temporal stores from 4096 bytes on, then sfence",
	 .copy = copy_sse2_nt},
	{"avx2", "AVX2, 128 bytes a turn, aligned stores", .copy = copy_avx2, .lacks = lacks_avx2},
	{"avx512", "AVX-512, 256 bytes a turn, masked up to 64 bytes", .copy = copy_avx512,
	 .lacks = lacks_avx512},
	{"libc", "memcpy of the C library, as it chose it for this CPU", .find = libc_memcpy},
	{"libc_memmove", "memmove of the C library", .find = libc_memmove, .overlap = true},
	{"c_loop", "a plain C loop over words and bytes, not vectorised", .copy = copy_c_loop},
	{"page_movsq", "each page by rep movsq: copy_page", .copy = copy_page_movsq, .pages = true},
	{"page_movsb", "each page by rep movsb: copy_mc_to_kernel on CPUs with ERMS",
	 .copy = copy_page_movsb, .pages = true},
	{"page_kernel", "each page by `kernel`", .copy = copy_page_kernel, .pages = true},
	{"page_regs", "a line a turn, prefetched: copy_page on CPUs without fast strings",
	 .copy = copy_page_regs, .pages = true},
	{"clear_stosb", "each page by rep stosb: clear_page on CPUs with ERMS",
	 .copy = clear_page_stosb, .pages = true, .clears = true},
	{"clear_stosq", "each page by rep stosq: clear_page on other CPUs",
	 .copy = clear_page_stosq, .pages = true, .clears = true},
	{"clear_regs", "a line a turn: clear_page on CPUs without fast strings",
	 .copy = clear_page_regs, .pages = true, .clears = true},
	{"clear_run_stosb", "all pages of a call by one rep stosb", .copy = clear_run_stosb,
	 .pages = true, .clears = true},
	{"clear_run_stosq", "all pages of a call by one rep stosq", .copy = clear_run_stosq,
	 .pages = true, .clears = true},
	{0},
};
