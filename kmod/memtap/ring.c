// SPDX-License-Identifier: GPL-2.0-only
/*
 * The trace rings: one a CPU, mapped into user space. The first page is the header of
 * uapi/tare/memtap.h, the records follow. User space can write all of it, so the module keeps its
 * own position and reads back only `tail`; a wrong `tail` spoils nothing but the reader's own data.
 */
#include <linux/log2.h>
#include <linux/poll.h>
#include <linux/random.h>
#include <linux/vmalloc.h>
#include <linux/wait.h>

#include "memtap.h"

/* Between looking for room and taking it, each kind of context may come in once on the same CPU. */
#define RING_SLACK	8

static DECLARE_WAIT_QUEUE_HEAD(readers);
static u64 ring_slots;

static void wake_readers(struct irq_work *work)
{
	wake_up(&readers);
}

u64 memtap_ring_bytes(void)
{
	if (memtap_mode != TARE_MODE_TRACE)
		return 0;
	return PAGE_SIZE + PAGE_ALIGN(ring_slots * sizeof(struct tare_memtap_record));
}

static int alloc_ring(int cpu)
{
	struct memtap_ring *ring = kzalloc_node(sizeof(*ring), GFP_KERNEL, cpu_to_node(cpu));

	if (!ring)
		return -ENOMEM;
	per_cpu(memtap_cpu.ring, cpu) = ring;
	ring->shared = vmalloc_user(memtap_ring_bytes());
	if (!ring->shared)
		return -ENOMEM;
	ring->record = (void *)ring->shared + PAGE_SIZE;
	ring->mask = ring_slots - 1;
	ring->room = ring_slots - 1 - RING_SLACK;
	ring->wake_mask = ring_slots / 4 - 1;
	ring->cpu = cpu;
	ring->shared->slots = ring_slots;
	init_irq_work(&ring->wake, wake_readers);
	return 0;
}

/* Return: 0 or -ENOMEM; memtap_ring_free() undoes a part. */
int memtap_ring_alloc(void)
{
	int cpu, err;

	if (memtap_mode != TARE_MODE_TRACE)
		return 0;
	ring_slots = rounddown_pow_of_two((u64)memtap_buffer_kb * 1024 /
					  sizeof(struct tare_memtap_record));
	if (!memtap_fits(memtap_ring_bytes()))
		return -ENOMEM;
	get_random_bytes(memtap_hash_key, sizeof(memtap_hash_key));
	for_each_possible_cpu(cpu) {
		err = alloc_ring(cpu);
		if (err)
			return err;
	}
	return 0;
}

/* Whether no record is in any ring. */
bool memtap_ring_is_empty(void)
{
	int cpu;

	for_each_possible_cpu(cpu)
		if (per_cpu(memtap_cpu.ring, cpu)->head)
			return false;
	return true;
}

/* The caller has disarmed, so that nothing queues the wake-up any more. Waits for a queued one. */
void memtap_ring_free(void)
{
	struct memtap_ring *ring;
	int cpu;

	for_each_possible_cpu(cpu) {
		ring = per_cpu(memtap_cpu.ring, cpu);
		if (!ring)
			continue;
		irq_work_sync(&ring->wake);
		vfree(ring->shared);
		kfree(ring);
		per_cpu(memtap_cpu.ring, cpu) = NULL;
	}
}

/* The deadline has passed: readers wake, and learn where the rings end and that no more comes. */
void memtap_ring_end(void)
{
	struct memtap_ring *ring;
	int cpu;

	for_each_possible_cpu(cpu) {
		ring = per_cpu(memtap_cpu.ring, cpu);
		if (ring)
			WRITE_ONCE(ring->shared->head, ring->head);
	}
	wake_up_all(&readers);
}

/* Return: 0; -EINVAL for an offset or length that is not exactly one ring. */
int memtap_ring_mmap(struct file *file, struct vm_area_struct *vma)
{
	u64 bytes = memtap_ring_bytes();
	unsigned long cpu, first;

	if (!bytes || vma->vm_end - vma->vm_start != bytes)
		return -EINVAL;
	first = vma->vm_pgoff;
	cpu = first / (bytes >> PAGE_SHIFT);
	if (first % (bytes >> PAGE_SHIFT) || cpu >= nr_cpu_ids || !cpu_possible(cpu))
		return -EINVAL;
	return remap_vmalloc_range(vma, per_cpu(memtap_cpu.ring, cpu)->shared, 0);
}

/*
 * Readable once a ring is a quarter full. EPOLLHUP when the deadline has passed, EPOLLERR outside
 * of trace mode.
 */
__poll_t memtap_ring_poll(struct file *file, struct poll_table_struct *wait)
{
	struct memtap_ring *ring;
	__poll_t end;
	int cpu;

	poll_wait(file, &readers, wait);
	end = READ_ONCE(memtap_deadline.passed) ? EPOLLHUP : 0;
	if (memtap_mode != TARE_MODE_TRACE)
		return EPOLLERR | end;
	for_each_possible_cpu(cpu) {
		ring = per_cpu(memtap_cpu.ring, cpu);
		if (READ_ONCE(ring->head) - READ_ONCE(ring->shared->tail) > ring->wake_mask)
			return EPOLLIN | EPOLLRDNORM | end;
	}
	return end;
}
