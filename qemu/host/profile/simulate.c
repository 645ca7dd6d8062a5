// SPDX-License-Identifier: GPL-2.0-or-later
#include "simulate.h"

#include <stdlib.h>

#include "branch.h"
#include "cache.h"
#include "memory.h"
#include "pollution.h"
#include "tlb.h"

#define PAGE       (1u << PAGE_SHIFT)
#define MOST_PAGES 1024 /* whose places are kept; a power of two */
#define MOST_KINDS 256
#define MULTIPLIER 0x9e3779b1u
#define NOWHERE    UINT64_MAX /* a physical address of what is not memory */
/* where Linux maps its image, whose physical addresses go on in one piece */
#define IMAGE      (0xffffffff80000000ull >> IMAGE_BITS)
#define IMAGE_BITS 29
/* where Linux maps the interrupt descriptors for the CPU: nothing else reads them there */
#define DESCRIPTORS (0xfffffe0000000000ull >> PAGE_SHIFT)
/* of a page's address, those that differ; above them is the era in which its place was looked up */
#define PAGE_BITS       37
#define ERA             (1ull << PAGE_BITS)
#define NOT_KNOWN       UINT32_MAX
#define OF_CACHES_NAMES " I1mr ILmr Dr D1mr DLmr Dw D1mw DLmw"
#define ONE_WRITE       (1u << 16) /* of what an instruction has counted; a read is 1 */

enum event { I1MR, ILMR, DR, D1MR, DLMR, DW, D1MW, DLMW, OF_CACHES };
enum { BC, BCM, BI, BIM, OF_BRANCHES };
enum { DTM, DTW, OF_TLB };
/* from a read, or a write, to its misses in the first cache and in the last */
enum { FIRST = 1, LAST = 2 };

/* An instruction, for callbacks that take one pointer. */
struct place {
	uint32_t index, row; /* in its block; of the counts */
	bool wide;           /* QEMU may tell one access as several */
	bool two;            /* it reads one operand and writes another */
};

/* An instruction that is fetched from a line other than the instruction before. */
struct line {
	uint64_t first, last; /* of its bytes, where QEMU has them */
	uint32_t index, row;  /* index: NOT_KNOWN until it has shown where it ends */
};

struct code {
	uint64_t host; /* where QEMU has it */
	struct line *line, *end;
	struct place place[];
};

static bool caches, branches;
static bool tlbs;
static unsigned int n_events, of_branches, of_tlb; /* of_: the first of those */
static struct cache i1, d1, ll;

bool simulates;

/* The block that is executed. */
static struct {
	uint64_t *rows; /* NULL: not counted */
	uint32_t node;  /* whose path that is; 0: on the way to an interrupt's entry */
	const struct line *next, *end;
	uint32_t line; /* that was fetched last */
	bool delivers; /* on the way to an interrupt's entry: */
	uint64_t delivered[OF_CACHES + OF_BRANCHES + OF_TLB]; /* rows are these */
} here;

/* The last access. An instruction that modifies memory reads and writes at one address. */
static struct {
	const struct place *place; /* NULL: the block has had none */
	enum event event;          /* DR or DW */
	bool modifies, missed, missed_last;
	enum tlb found;
	uint32_t counted; /* by all of the instruction's accesses, as simulate_leave() returns it */
	uint64_t begin, end, first, last; /* first, last: physical */
} before;

static struct {
	uint64_t key, physical;
} pages[MOST_PAGES];
static uint64_t era[2] = {ERA, ERA}; /* of user space's pages, of the kernel's */

static struct kind {
	uint32_t info;
	uint8_t size; /* 0: not known */
	uint8_t event;
} kinds[MOST_KINDS];

/* From virtual addresses in the kernel's image to where QEMU has them, and to physical ones. */
static uint64_t host_of_image, physical_of_image = NOWHERE;
/* The difference between where QEMU has memory and its physical address. */
static uint64_t host;

static bool of_image(uint64_t address)
{
	return address >> IMAGE_BITS == IMAGE;
}

static uint64_t page_of(uint64_t address)
{
	return address & ~(uint64_t)(PAGE - 1);
}

static uint64_t look_up(uint32_t info, uint64_t address)
{
	struct qemu_plugin_hwaddr *where = qemu_plugin_get_hwaddr(info, address);
	uint64_t physical;

	/* what devices have is not cached */
	if (!where || qemu_plugin_hwaddr_is_io(where))
		return NOWHERE;
	physical = qemu_plugin_hwaddr_phys_addr(where);
	if (of_image(address))
		physical_of_image = physical - address;
	return physical;
}

/* To ask QEMU is slow, so the answer is kept until the guest tells the CPU to forget it, too. */
static uint64_t physical_of(uint32_t info, uint64_t address)
{
	uint64_t number = address >> PAGE_SHIFT, physical;
	uint64_t key = (number & (ERA - 1)) | era[address >> KERNEL_BIT];

	if (pages[number % MOST_PAGES].key == key)
		return pages[number % MOST_PAGES].physical + address % PAGE;
	physical = look_up(info, address);
	if (physical != NOWHERE) {
		pages[number % MOST_PAGES].key = key;
		pages[number % MOST_PAGES].physical = page_of(physical);
	}
	return physical;
}

/* Finds the first and the last byte of an access. Returns false if it is of no memory. */
static bool find_bytes(uint32_t info, uint64_t address, unsigned int size, uint64_t *first,
		       uint64_t *last)
{
	*first = physical_of(info, address);
	*last = *first + size - 1;
	if (address % PAGE + size > PAGE)
		*last = physical_of(info, address + size - 1);
	return *first != NOWHERE && *last != NOWHERE;
}

/* Another address space has other pages of user space, and the same ones of the kernel. */
static void forget(enum forgets what)
{
	if (what == FORGETS_USER)
		tlb_forget();
	else if (what == FORGETS_ALL)
		tlb_begin();
	else
		tlb_forget_page(memory_register(what - FORGETS_PAGE));
}

static void on_forget(unsigned int cpu, void *data)
{
	enum forgets what = (uintptr_t)data;

	(void)cpu;
	era[0] += ERA;
	memory_forget_pages(what >= FORGETS_ALL);
	if (tlbs)
		forget(what);
	if (pollutes && what == FORGETS_USER)
		pollution_switch();
	if (what >= FORGETS_ALL)
		era[1] += ERA;
}

static struct kind kind_of(uint32_t info)
{
	struct kind *kind = &kinds[info * MULTIPLIER >> 24];

	if (kind->info != info || !kind->size)
		*kind = (struct kind){.info = info,
				      .size = 1u << qemu_plugin_mem_size_shift(info),
				      .event = qemu_plugin_mem_is_store(info) ? DW : DR};
	return *kind;
}

/* Fetches the first N instructions of the block, those that were not fetched before. */
static void fetch(uint32_t n)
{
	for (; here.next < here.end && here.next->index < n; here.next++) {
		uint64_t first = here.next->first - host, last = here.next->last - host;
		uint64_t *row = here.rows + here.next->row;

		if (first >> i1.shift == here.line && last >> i1.shift == here.line)
			continue;
		here.line = last >> i1.shift;
		if (pollutes)
			pollution_fetch(first, last);
		if (cache_misses(&i1, first, last)) {
			row[I1MR]++;
			row[ILMR] += cache_misses(&ll, first, last);
		}
	}
}

static void miss(uint64_t *row, enum event event, uint64_t address, bool first, bool last)
{
	row[FIRST] += first;
	row[LAST] += last;
	if (first || last)
		memory_missed(here.node, address, event == DW, first, last);
}

static void need(const struct place *place, uint64_t address)
{
	uint64_t *row = here.rows + place->row + of_tlb;
	enum tlb found = tlb_use(address);

	row[DTM] += found != TLB_HIT && before.found == TLB_HIT;
	row[DTW] += found == TLB_WALK && before.found != TLB_WALK;
	if (found > before.found)
		before.found = found;
}

/* Translates the page of a part of an access, and the next one's if that ends there. */
static void translate(const struct place *place, uint64_t address, uint32_t size)
{
	need(place, address);
	if (address % PAGE + size > PAGE)
		need(place, address + size - 1);
}

/*
 * Whether an access is part of the one before, of the same instruction: it writes what that has
 * read, or QEMU tells one access of many bytes in parts.
 */
static bool goes_on(const struct place *place, struct kind kind, uint32_t info, uint64_t address)
{
	uint64_t first, last, *row = here.rows + place->row + kind.event;
	bool misses, misses_last = false;

	if (kind.event == DW && before.event == DR && address == before.begin && !place->two) {
		before.event = DW;
		before.modifies = true;
		before.end = address + kind.size;
		return true;
	}
	if (!place->wide || kind.event != before.event || address != before.end)
		return false;
	before.end += kind.size;
	if (tlbs)
		translate(place, address, kind.size);
	if (before.modifies || !find_bytes(info, address, kind.size, &first, &last))
		return true;
	if (pollutes)
		pollution_access(address, first, last);
	misses = cache_misses(&d1, first, last);
	if (!misses && !before.missed)
		return true;
	if (!before.missed)
		misses_last = cache_misses(&ll, before.first, before.last);
	misses_last |= cache_misses(&ll, first, last);
	miss(row, kind.event, address, !before.missed, misses_last && !before.missed_last);
	before.missed = true;
	before.missed_last |= misses_last;
	return true;
}

static void use(const struct place *place, uint32_t info, uint64_t address)
{
	struct kind kind = kind_of(info);
	uint64_t first, last, *row = here.rows + place->row + kind.event;

	if (place == before.place) {
		if (goes_on(place, kind, info, address))
			return;
	} else {
		before.place = place;
		before.counted = 0;
	}
	++*row;
	before.found = TLB_HIT;
	if (tlbs)
		translate(place, address, kind.size);
	before.counted += kind.event == DR ? 1 : ONE_WRITE;
	before.event = kind.event;
	before.begin = address;
	before.end = address + kind.size;
	before.modifies = before.missed = before.missed_last = false;
	if (!find_bytes(info, address, kind.size, &first, &last))
		return;
	before.first = first;
	before.last = last;
	if (pollutes)
		pollution_access(address, first, last);
	if (cache_misses(&d1, first, last)) {
		fetch(place->index + 1);
		before.missed = true;
		before.missed_last = cache_misses(&ll, first, last);
		miss(row, kind.event, address, true, before.missed_last);
	}
}

static bool is_counted(uint32_t info, uint64_t address)
{
	if (!here.rows && physical_of_image == NOWHERE && of_image(address))
		look_up(info, address);
	return here.rows;
}

static void on_access(unsigned int cpu, uint32_t info, uint64_t address, void *data)
{
	(void)cpu;
	if (is_counted(info, address))
		use(data, info, address);
}

/*
 * QEMU 7.2 tells what the CPU reads and writes on the way to an interrupt as accesses of the last
 * instruction of some block before. It begins with the interrupt's descriptor.
 */
static void on_last_access(unsigned int cpu, uint32_t info, uint64_t address, void *data)
{
	static const struct place delivery = {.index = UINT32_MAX};

	(void)cpu;
	if (!is_counted(info, address))
		return;
	if (!here.delivers && address >> PAGE_SHIFT == DESCRIPTORS) {
		fetch(UINT32_MAX);
		here.delivers = true;
		here.rows = here.delivered;
		here.node = 0;
	}
	use(here.delivers ? &delivery : data, info, address);
}

static void *zeroed(size_t size)
{
	void *new = calloc(1, size);

	if (!new) {
		fprintf(stderr, "profile: no memory for the code that is simulated\n");
		exit(1);
	}
	return new;
}

static void add_line(struct code *code, const struct block *block,
		     const struct qemu_plugin_insn *insn, const struct place *place)
{
	uint64_t first = (uintptr_t)qemu_plugin_insn_haddr(insn);
	uint64_t last = first + qemu_plugin_insn_size(insn) - 1;
	bool crosses = block->crosses && place->index + 1 == block->instructions;

	if (crosses || code->end == code->line ||
	    code->end[-1].last >> i1.shift != first >> i1.shift ||
	    first >> i1.shift != last >> i1.shift)
		*code->end++ = (struct line){first, crosses ? first : last,
					     crosses ? NOT_KNOWN : place->index, place->row};
}

static struct code *code_of(const struct qemu_plugin_tb *tb, const struct block *block)
{
	struct code *code = zeroed(sizeof(*code) + block->instructions * sizeof(struct place));
	uint32_t i;

	code->host = simulate_place(tb);
	code->line = code->end = zeroed(block->instructions * sizeof(struct line));
	for (i = 0; i < block->instructions; i++) {
		const struct qemu_plugin_insn *insn = qemu_plugin_tb_get_insn(tb, i);

		code->place[i] = (struct place){.index = i,
						.row = block->user ? 0 : i * n_events,
						.wide = may_be_wide(bytes_of(insn)),
						.two = has_two_operands(bytes_of(insn))};
		if (caches)
			add_line(code, block, insn, &code->place[i]);
	}
	return code;
}

void simulate_block(struct qemu_plugin_tb *tb, struct block *block)
{
	uint32_t i, n = block->instructions;

	if (!block->code) {
		block->code = code_of(tb, block);
		if (branches)
			block->guess = guess_of(bytes_of(qemu_plugin_tb_get_insn(tb, n - 1)));
	}
	if (of_image(block->address))
		host_of_image = block->code->host - block->address;
	for (i = 0; caches && i < n; i++) {
		struct qemu_plugin_insn *insn = qemu_plugin_tb_get_insn(tb, i);
		enum forgets forgets = block->user ? FORGETS_NOTHING : forgets_of(bytes_of(insn));

		qemu_plugin_register_vcpu_mem_cb(insn, i + 1 == n ? on_last_access : on_access,
						 PLUGIN_CB_NO_REGS, PLUGIN_MEM_RW,
						 &block->code->place[i]);
		if (forgets)
			qemu_plugin_register_vcpu_insn_exec_cb(insn, on_forget, PLUGIN_CB_R_REGS,
							       (void *)(uintptr_t)forgets);
	}
}

uint64_t simulate_place(const struct qemu_plugin_tb *tb)
{
	return (uintptr_t)qemu_plugin_insn_haddr(qemu_plugin_tb_get_insn(tb, 0));
}

/*
 * QEMU 7.2 may withhold bytes of an instruction that crosses a page, and tells nothing of the
 * second page. Both are known from NEXT if the CPU comes to it from there without a jump.
 */
static void find_last_byte(const struct block *block, const struct block *next)
{
	struct line *line = block->code->end - 1;
	uint64_t last = next ? next->address - 1 : 0;

	line->index = block->instructions - 1;
	if (!next ||
	    (block->branch ? next->address != block->end : last - block->last >= INSTRUCTION_BYTES))
		return;
	if (page_of(last) == page_of(block->last))
		line->last = line->first + (last - block->last);
	else
		line->last = page_of(next->code->host) + last % PAGE;
}

uint32_t simulate_leave(const struct block *block, uint32_t executed, const struct block *next)
{
	if (!here.rows)
		return 0;
	if (block->crosses && caches)
		find_last_byte(block, next);
	fetch(executed);
	return before.place && before.place->index + 1 == executed ? before.counted : 0;
}

static void branch(uint64_t *rows, const struct block *block, uint64_t address)
{
	uint64_t *row =
		rows + of_branches + (block->user ? 0 : (block->instructions - 1) * n_events);

	if (block->guess == GUESS_CONDITION) {
		row[BC]++;
		row[BCM] += branch_surprises(block->last, address != block->end);
	} else {
		row[BI]++;
		row[BIM] += branch_goes_elsewhere(block->last, address);
	}
}

void simulate_branch(struct cell *cell, const struct block *block, uint64_t address)
{
	branch(counts_rows(cell), block, address);
}

static void come_to(const struct block *block, struct cell *cell)
{
	here.rows = cell ? counts_rows(cell) : NULL;
	here.node = cell ? cell->node : 0;
	here.end = block->code->end;
	here.next = cell ? block->code->line : here.end;
	before.place = NULL;
}

void simulate_come(const struct block *block, struct cell *cell)
{
	unsigned int i;

	come_to(block, cell);
	if (!here.delivers)
		return;
	/* what the CPU did on the way to an interrupt is its entry's */
	for (i = 0; here.rows && i < n_events; i++)
		here.rows[i] += here.delivered[i];
	memory_is_of(here.node);
	memset(here.delivered, 0, sizeof(here.delivered));
	here.delivers = false;
}

void simulate_go(const struct block *from, const struct block *block, struct cell *cell)
{
	if (here.rows) {
		simulate_leave(from, from->instructions, block);
		if (from->guess)
			branch(here.rows, from, block->address);
	}
	come_to(block, cell);
}

void simulate_again(void)
{
	before.place = NULL;
}

void simulate_take_back(struct cell *cell, const struct block *block, uint32_t index,
			uint32_t counted)
{
	uint64_t *row = counts_rows(cell) + (block->user ? 0 : index * n_events);

	row[DR] -= counted % ONE_WRITE;
	row[DW] -= counted / ONE_WRITE;
}

static void begin(void)
{
	if (caches && (!host_of_image || physical_of_image == NOWHERE)) {
		fprintf(stderr, "profile: cannot simulate: no code or no data of the kernel was "
				"seen before the mark\n");
		exit(1);
	}
	host = host_of_image - physical_of_image;
	here.line = UINT32_MAX;
	cache_empty(&i1);
	cache_empty(&d1);
	cache_empty(&ll);
	branch_forget();
	tlb_begin();
}

void simulate_mark(const struct block *block, struct cell *cell, uint32_t executed, bool begins)
{
	if (begins)
		begin();
	come_to(block, cell);
	/* the next instruction is fetched, too, if the line is that of one before it */
	while (here.next + 1 < here.end && here.next[1].index <= executed)
		here.next++;
}

static bool read_geometry(const char *text)
{
	return text && cache_read(&i1, &text) && *text++ == ':' && cache_read(&d1, &text) &&
	       *text++ == ':' && cache_read(&ll, &text) && !*text;
}

/* Whether NAME stands first in the list *TEXT, which then begins behind it. */
static bool takes(const char **text, const char *name)
{
	size_t n = strlen(name);

	if (strncmp(*text, name, n) || ((*text)[n] && (*text)[n] != ':'))
		return false;
	*text += n + ((*text)[n] == ':');
	return true;
}

bool simulate_begin(const char *what, const char *geometry, bool pollution)
{
	static char names[96];

	if (!what)
		return true;
	caches = takes(&what, "cache");
	branches = takes(&what, "branch");
	tlbs = takes(&what, "tlb");
	if (*what || (tlbs && !caches) || !read_geometry(geometry)) {
		fprintf(stderr, "profile: simulate is of cache, branch and tlb, which needs cache; "
				"geometry is SIZE:WAYS:LINE of I1, D1 and LL; all with colons "
				"between them\n");
		return false;
	}
	of_branches = caches ? OF_CACHES : 0;
	of_tlb = of_branches + (branches ? OF_BRANCHES : 0);
	n_events = of_tlb + (tlbs ? OF_TLB : 0);
	snprintf(names, sizeof(names), "%s%s%s", caches ? OF_CACHES_NAMES : "",
		 branches ? " Bc Bcm Bi Bim" : "", tlbs ? " DTm DTw" : "");
	counts_also(n_events, names);
	simulates = true;
	if (pollution)
		pollution_begin(&i1, &d1);
	return true;
}
