// SPDX-License-Identifier: GPL-2.0-only
#include "interface.h"

#include <semaphore.h>
#include <string.h>

#include <lwip/etharp.h>
#include <lwip/tcpip.h>
#include <netif/ethernet.h>

#include <tare/pcnet.h>

#include "driver/probe/probe.h"

#define MTU 1500

static void started(void *semaphore)
{
	sem_post(semaphore);
}

void interface_start_lwip(void)
{
	sem_t running;

	sem_init(&running, 0, 0);
	tcpip_init(started, &running);
	while (sem_wait(&running))
		;
	sem_destroy(&running);
}

static err_t send_frame(struct netif *netif, struct pbuf *packet)
{
	const struct stack_link *link = netif->state;
	uint8_t frame[PCNET_FRAME_MAX];

	if (packet->tot_len > sizeof(frame))
		return ERR_BUF;
	pbuf_copy_partial(packet, frame, packet->tot_len, 0);
	return link->transmit(link->counted.context, frame, packet->tot_len) ? ERR_IF : ERR_OK;
}

static err_t set_up(struct netif *netif)
{
	const struct stack_link *link = netif->state;

	netif->name[0] = 'p';
	netif->name[1] = 'c';
	netif->hwaddr_len = sizeof(link->mac);
	memcpy(netif->hwaddr, link->mac, sizeof(link->mac));
	netif->mtu = MTU;
	netif->flags =
		NETIF_FLAG_BROADCAST | NETIF_FLAG_ETHARP | NETIF_FLAG_ETHERNET | NETIF_FLAG_LINK_UP;
	netif->output = etharp_output;
	netif->linkoutput = send_frame;
	return ERR_OK;
}

int interface_add(struct netif *netif, const struct stack_link *link)
{
	ip4_addr_t address, mask, gateway = {0};

	ip4addr_aton(PROBE_RECEIVER_ADDRESS, &address);
	ip4addr_aton(PROBE_NETMASK, &mask);
	if (!netif_add(netif, &address, &mask, &gateway, (void *)link, set_up, tcpip_input))
		return -1;
	netif_set_default(netif);
	netif_set_up(netif);
	return 0;
}
