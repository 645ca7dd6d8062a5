// SPDX-License-Identifier: GPL-2.0-only
/* A request with what goes in and comes out: copied once, whatever the user does meanwhile. */
#include <linux/mm.h>
#include <linux/slab.h>
#include <linux/uaccess.h>

#include "ntobj.h"

/* No more needs no memory but the stack. */
#define FEW 256

#define IN_MAX (TARE_NT_VALUE_NAME_MAX + TARE_NT_VALUE_MAX)

struct buffers {
	char few_in[FEW];
	char few_out[FEW];
	void *in;
	void *out;
};

static void *room(char *few, u32 size)
{
	return size <= FEW ? few : kvmalloc(size, GFP_KERNEL_ACCOUNT);
}

static void give_up(const char *few, const void *memory)
{
	if (memory != few)
		kvfree(memory);
}

/* How much there is room for; the user may have more. */
static u32 out_room(const struct tare_nt_call *asked)
{
	return min_t(u32, asked->out_size, TARE_NT_VALUE_MAX);
}

/* The handle and what came out; or -EFAULT, and no handle is left that nobody knows. */
static long answer(struct ntobj_client *client, struct tare_nt_call *done, const void *out,
		   u32 there, struct tare_nt_call __user *to)
{
	if (!copy_to_user(u64_to_user_ptr(done->out), out, min(done->out_size, there)) &&
	    !copy_to_user(to, done, sizeof(*done)))
		return 0;
	if (nt_gives_handle(done))
		nt_handle_close(&client->process.handles, done->handle);
	return -EFAULT;
}

static long serve(struct ntobj_client *client, struct tare_nt_call *asked,
		  const struct buffers *buffers, struct tare_nt_call __user *to)
{
	struct nt_thread *thread = ntobj_thread(client);
	u32 there = out_room(asked), status;
	long err;

	if (!thread)
		return NT_NO_MEMORY;
	if (copy_from_user(buffers->in, u64_to_user_ptr(asked->in), asked->in_size))
		return -EFAULT;
	asked->out_size = there;
	status = nt_serve(&client->process, thread, asked, buffers->in, buffers->out);
	if (status && status != NT_OBJECT_EXISTS && status != NT_BUFFER_OVERFLOW)
		return status;
	err = answer(client, asked, buffers->out, status == NT_BUFFER_OVERFLOW ? 0 : there, to);
	return err ? err : status;
}

long ntobj_call(struct ntobj_client *client, struct tare_nt_call __user *from)
{
	struct tare_nt_call asked;
	struct buffers buffers;
	long ret = NT_NO_MEMORY;

	if (copy_from_user(&asked, from, sizeof(asked)))
		return -EFAULT;
	if (asked.in_size > IN_MAX)
		return NT_INVALID_PARAMETER;
	buffers.in = room(buffers.few_in, asked.in_size);
	buffers.out = room(buffers.few_out, out_room(&asked));
	if (buffers.in && buffers.out)
		ret = serve(client, &asked, &buffers, from);
	give_up(buffers.few_in, buffers.in);
	give_up(buffers.few_out, buffers.out);
	return ret;
}
