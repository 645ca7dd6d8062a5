// SPDX-License-Identifier: GPL-2.0-only
/*
 * tare_fields: reads two fields of objects that do not fit into a cache. Whether the fields lie on
 * one line is a parameter. It also writes what it allocates as no cache's own, and has what was
 * freed allocated by others.
 */
#include <linux/module.h>
#include <linux/slab.h>

#define OBJECTS 2048
#define LINE    64
#define KEPT    16
#define ORDER   3

static unsigned int apart = 8;
module_param(apart, uint, 0400);
MODULE_PARM_DESC(apart, "bytes between the two fields");

static struct kmem_cache *cache;
static char *objects[OBJECTS], *kept[KEPT];

/* With a constructor no other cache is merged with it. */
static void construct(void *object)
{
	memset(object, 0, 2 * LINE);
}

noinline void tare_fields_read(unsigned int offset);
noinline void tare_fields_read(unsigned int offset)
{
	unsigned int i;

	for (i = 0; i < OBJECTS; i++)
		READ_ONCE(*(u64 *)(objects[i] + offset));
}

noinline void tare_fields_both(unsigned int offset, unsigned int other);
noinline void tare_fields_both(unsigned int offset, unsigned int other)
{
	unsigned int i;

	for (i = 0; i < OBJECTS; i++) {
		READ_ONCE(*(u64 *)(objects[i] + offset));
		READ_ONCE(*(u64 *)(objects[i] + other));
	}
}

noinline void *tare_fields_allocate(size_t size);
noinline void *tare_fields_allocate(size_t size)
{
	/* a size that the compiler does not know */
	return kmalloc(size, GFP_KERNEL);
}

noinline void *tare_fields_duplicate(const void *from, size_t size);
noinline void *tare_fields_duplicate(const void *from, size_t size)
{
	return kmemdup(from, size, GFP_KERNEL);
}

noinline void tare_fields_write(void);
noinline void tare_fields_write(void)
{
	unsigned int i;

	for (i = 0; i < KEPT; i++)
		if (kept[i])
			WRITE_ONCE(kept[i][40], 1);
}

/* Two of these get the same pages, the same cache's struct and the same object, one after another.
 */
#define TAKES(name)                                                                                \
	noinline void name(void);                                                                  \
	noinline void name(void)                                                                   \
	{                                                                                          \
		struct kmem_cache *one =                                                           \
			kmem_cache_create(#name "_cache", 4 * LINE, LINE, 0, construct);           \
		void *object = one ? kmem_cache_alloc(one, GFP_KERNEL) : NULL;                     \
                                                                                                   \
		free_pages(__get_free_pages(GFP_KERNEL | __GFP_ZERO | __GFP_COMP, ORDER), ORDER);  \
		if (object)                                                                        \
			kmem_cache_free(one, object);                                              \
		kmem_cache_destroy(one);                                                           \
	}

TAKES(tare_fields_first)
TAKES(tare_fields_second)

static void free_all(void)
{
	unsigned int i;

	for (i = 0; i < KEPT; i++)
		kfree(kept[i]);
	for (i = 0; i < OBJECTS && objects[i]; i++)
		kmem_cache_free(cache, objects[i]);
	kmem_cache_destroy(cache);
}

static int __init tare_fields_init(void)
{
	unsigned int i;

	if (apart > 2 * LINE - sizeof(u64))
		return -EINVAL;
	cache = kmem_cache_create("tare_fields", 2 * LINE, LINE, 0, construct);
	if (!cache)
		return -ENOMEM;
	for (i = 0; i < KEPT; i++)
		kept[i] = tare_fields_allocate(5000 + i);
	for (i = 0; i < OBJECTS; i++) {
		objects[i] = kmem_cache_alloc(cache, GFP_KERNEL);
		if (!objects[i]) {
			free_all();
			return -ENOMEM;
		}
	}
	tare_fields_read(16);
	tare_fields_both(0, apart);
	/* reading them all has taken these out of the first cache */
	tare_fields_write();
	kfree(tare_fields_duplicate(objects, 5000));
	free_all();
	tare_fields_first();
	tare_fields_second();
	return 0;
}
module_init(tare_fields_init);

static void __exit tare_fields_exit(void)
{
}
module_exit(tare_fields_exit);

MODULE_DESCRIPTION("Reads fields of objects, for a test of simulated caches");
MODULE_LICENSE("GPL");
