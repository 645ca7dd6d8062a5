// SPDX-License-Identifier: GPL-2.0-only
/*
 * What read() of the device gives: the profile as text, in the form that docs/formats.md defines.
 * It is printed from a snapshot, taken while disarmed, so that its numbers belong together.
 */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <linux/seq_file.h>
#include <linux/utsname.h>
#include <linux/vmalloc.h>
#include <asm/tsc.h>

#include "memtap.h"

struct memtap_snapshot {
	u64 span_ns;
	struct memtap_count counts[TARE_MEMTAP_FUNCS];
	/* only modes with tables allocate the rest */
	struct memtap_table table[TARE_MEMTAP_FUNCS];
	struct memtap_cost cost;
};

/*
 * Sums up the counters of all CPUs, and disarms for as long as that takes. Takes memtap_lock and
 * may sleep. Return: a snapshot, which the caller frees with vfree(); or an ERR_PTR: -ENOMEM,
 * -EINTR, or -EBUSY while a probe sits on a tapped entry.
 */
struct memtap_snapshot *memtap_snapshot_take(void)
{
	/* allocated before disarming, so that the tap is off for as short as can be */
	struct memtap_snapshot *snap = vzalloc(memtap_has_tables() ? sizeof(*snap) :
					       offsetof(struct memtap_snapshot, table));
	bool was_armed;
	unsigned int i;
	int err;

	if (!snap)
		return ERR_PTR(-ENOMEM);
	err = mutex_lock_interruptible(&memtap_lock);
	if (err)
		goto free;
	was_armed = memtap_armed;
	err = memtap_disarm(true);
	if (err)
		goto unlock;
	snap->span_ns = memtap_span_ns;
	for (i = 0; i < TARE_MEMTAP_FUNCS; i++) {
		memtap_store_counts(i, &snap->counts[i]);
		if (memtap_has_tables())
			memtap_store_sum(i, &snap->table[i]);
	}
	if (memtap_cost)
		memcpy(&snap->cost, memtap_cost, sizeof(snap->cost));
	/* a failure to arm again does not spoil what was counted so far */
	if (was_armed && memtap_arm()) {
		pr_warn("no longer armed\n");
		tare_deadline_stop(&memtap_deadline);
	}
unlock:
	mutex_unlock(&memtap_lock);
free:
	if (!err)
		return snap;
	vfree(snap);
	return ERR_PTR(err);
}

/* Writes a return address as its symbol alone. Return: false when no symbol contains it. */
bool memtap_caller_name(unsigned long address, char *name, size_t size)
{
	scnprintf(name, size, "%pB", (void *)address);
	return strncmp(name, "0x", 2) != 0;
}

static void show_sizes(struct seq_file *m, const char *func, const struct memtap_table *t)
{
	unsigned int ctx, i;
	u64 low, high;

	for (ctx = 0; ctx < TARE_MEMTAP_CTXS; ctx++) {
		for (i = 0; i <= MEMTAP_EXACT; i++)
			if (t->exact[ctx][i])
				seq_printf(m, "size %s %s %u %u %llu %llu\n", func,
					   memtap_ctx_name[ctx], i, i, t->exact[ctx][i],
					   t->exact[ctx][i] * i);
		for (i = 0; i < MEMTAP_RANGES; i++) {
			if (!t->range[ctx][i])
				continue;
			low = tare_bucket_low(i + MEMTAP_RANGE_FIRST);
			if (low == MEMTAP_EXACT)
				low++;
			high = i == MEMTAP_RANGES - 1 ? U64_MAX :
			       tare_bucket_low(i + MEMTAP_RANGE_FIRST + 1) - 1;
			seq_printf(m, "size %s %s %llu %llu %llu %llu\n", func,
				   memtap_ctx_name[ctx], low, high, t->range[ctx][i],
				   t->range_bytes[ctx][i]);
		}
	}
}

static void show_callers(struct seq_file *m, const char *func, const struct memtap_table *t)
{
	u64 other_count = t->other_count, other_bytes = t->other_bytes;
	char name[TARE_MEMTAP_SYMBOL_LEN];
	const struct memtap_caller *c;
	unsigned int i;

	for (i = 0; i < MEMTAP_CALLERS; i++) {
		c = &t->caller[i];
		if (!c->address)
			continue;
		if (memtap_caller_name(c->address, name, sizeof(name))) {
			seq_printf(m, "caller %s %llu %llu %s\n", func, c->count, c->bytes, name);
		} else {
			other_count += c->count;
			other_bytes += c->bytes;
		}
	}
	if (other_count)
		seq_printf(m, "caller-other %s %llu %llu\n", func, other_count, other_bytes);
}

static void show_table(struct seq_file *m, const char *func, const struct memtap_table *t)
{
	unsigned int i;

	show_sizes(m, func, t);
	for (i = 0; i < ARRAY_SIZE(t->align); i++)
		if (t->align[i])
			seq_printf(m, "align %s %u %u %llu\n", func, i / MEMTAP_ALIGNS,
				   i % MEMTAP_ALIGNS, t->align[i]);
	if (t->overlap)
		seq_printf(m, "overlap %s %llu\n", func, t->overlap);
	show_callers(m, func, t);
}

int memtap_profile_show(struct seq_file *m, void *unused)
{
	const struct memtap_snapshot *snap = m->private;
	const struct memtap_count *n;
	unsigned int i;

	seq_puts(m, "# tare profile 1\n");
	seq_printf(m, "kernel: %s %s\n", init_utsname()->release, init_utsname()->version);
	seq_printf(m, "cpu: %s\ncpus: %u\n", boot_cpu_data.x86_model_id, num_online_cpus());
	seq_printf(m, "clock: tsc\nclock-hz: %llu\n", (u64)tsc_khz * 1000);
	if (memtap_mode == TARE_MODE_COST)
		seq_printf(m, "cost-every: %u\ncost-above: %u\n", memtap_cost_every,
			   memtap_cost_above);
	if (memtap_mode == TARE_MODE_DOSE)
		seq_printf(m, "dose-turns: %u\ndose-low: %u\ndose-high: %u\ndose-turn-ps: %llu\n",
			   memtap_dose.turns, memtap_dose.low, memtap_dose.high,
			   memtap_dose.turn_ps);
	seq_printf(m, "mode: %s\nspan-ns: %llu\n\n", memtap_mode_name[memtap_mode], snap->span_ns);
	for (i = 0; i < TARE_MEMTAP_FUNCS; i++) {
		if (!(memtap_functions & BIT(i)))
			continue;
		n = &snap->counts[i];
		seq_printf(m, "function %s seen %llu recorded %llu skipped %llu lost %llu bytes %llu\n",
			   memtap_func_name[i], n->seen, n->recorded, n->skipped, n->lost,
			   n->bytes);
	}
	for (i = 0; i < TARE_MEMTAP_FUNCS; i++)
		if (memtap_has_tables())
			show_table(m, memtap_func_name[i], &snap->table[i]);
	if (memtap_mode == TARE_MODE_COST)
		memtap_cost_show(m, &snap->cost);
	return 0;
}
