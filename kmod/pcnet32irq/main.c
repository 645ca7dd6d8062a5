// SPDX-License-Identifier: GPL-2.0-only
/*
 * tare_pcnet32irq: a driver of the Am79C970A as drivers were before NAPI. The interrupt handler
 * takes each frame from the ring and puts it on the CPU's queue, from which a softirq delivers it
 * later. With delivery=napi a poll takes the frames and delivers them without that queue; with
 * delivery=napi-queue a poll queues them. Only delivery=napi has GRO. The rest is the same, so that
 * a comparison shows the design alone.
 */
#include <linux/dma-mapping.h>
#include <linux/etherdevice.h>
#include <linux/io.h>
#include <linux/module.h>
#include <linux/string.h>

#include "pcnet32irq.h"

/* The one in memory, since the driver in a process can map no other; ports have the same. */
#define BAR	1

static char *delivery = "queue";
module_param(delivery, charp, 0400);
MODULE_PARM_DESC(delivery, "queue: interrupt handler and the CPU's queue; napi: poll; napi-queue: poll and the CPU's queue (default: queue)");

bool pcnet_polls __ro_after_init;
bool pcnet_queues __ro_after_init;

static void free_buffers(void *data)
{
	struct pcnet *pcnet = data;

	dma_free_noncoherent(&pcnet->pdev->dev, PCNET_RX_RING * PCNET_BUFFER, pcnet->rx_buffers,
			     pcnet->rx_buffers_bus, DMA_FROM_DEVICE);
}

static int alloc_memory(struct pcnet *pcnet)
{
	struct device *device = &pcnet->pdev->dev;

	pcnet->shared = dmam_alloc_coherent(device, sizeof(*pcnet->shared), &pcnet->shared_bus,
					    GFP_KERNEL);
	if (!pcnet->shared)
		return -ENOMEM;
	pcnet->rx_buffers = dma_alloc_noncoherent(device, PCNET_RX_RING * PCNET_BUFFER,
						  &pcnet->rx_buffers_bus, DMA_FROM_DEVICE,
						  GFP_KERNEL);
	if (!pcnet->rx_buffers)
		return -ENOMEM;
	return devm_add_action_or_reset(device, free_buffers, pcnet);
}

/* The chip is in 32-bit access. No interface goes up with an address that is not valid. */
static void read_address(struct pcnet *pcnet)
{
	__le32 words[2] = {
		cpu_to_le32(ioread32(pcnet->regs + PCNET_APROM)),
		cpu_to_le32(ioread32(pcnet->regs + PCNET_APROM + 4)),
	};

	eth_hw_addr_set(pcnet->dev, (const u8 *)words);
}

/* Whatever is taken here is given back, in reverse, when the device goes. */
static int probe(struct pci_dev *pdev, const struct pci_device_id *id)
{
	struct device *device = &pdev->dev;
	struct net_device *dev = devm_alloc_etherdev(device, sizeof(struct pcnet));
	struct pcnet *pcnet;
	int err;

	if (!dev)
		return -ENOMEM;
	SET_NETDEV_DEV(dev, device);
	pcnet = netdev_priv(dev);
	pcnet->dev = dev;
	pcnet->pdev = pdev;
	err = pcnet_fault_allowed(pdev) ?: pcim_enable_device(pdev) ?:
	      dma_set_mask_and_coherent(device, DMA_BIT_MASK(32));
	if (err)
		return err;
	pcnet->regs = devm_ioremap_resource(device, &pdev->resource[BAR]);
	if (IS_ERR(pcnet->regs))
		return PTR_ERR(pcnet->regs);
	pcnet_netdev_setup(pcnet);
	err = pcnet_chip_reset(pcnet) ?: alloc_memory(pcnet) ?:
	      devm_add_action_or_reset(device, pcnet_chip_leave, pcnet);
	if (err)
		return err;
	read_address(pcnet);
	err = devm_register_netdev(device, dev);
	if (!err)
		netdev_info(dev, "%pM, interrupt %d, delivery=%s\n", dev->dev_addr, pdev->irq,
			    delivery);
	return err;
}

/*
 * Not in MODULE_DEVICE_TABLE: this module is loaded only on request, and does not race the kernel's
 * own driver for its devices.
 */
static const struct pci_device_id pcnet_ids[] = {
	{ PCI_DEVICE(PCNET_PCI_VENDOR, PCNET_PCI_DEVICE) },
	{ }
};

static struct pci_driver pcnet_driver = {
	.name		= PCNET_NAME,
	.id_table	= pcnet_ids,
	.probe		= probe,
};

static int __init choose_delivery(void)
{
	static const char * const known[] = { "queue", "napi", "napi-queue" };
	int chosen = match_string(known, ARRAY_SIZE(known), delivery);

	if (chosen < 0) {
		pr_err("delivery=%s: must be queue, napi or napi-queue\n", delivery);
		return chosen;
	}
	pcnet_polls = chosen != 0;
	pcnet_queues = chosen != 1;
	return 0;
}

static int __init pcnet_init(void)
{
	int err = choose_delivery() ?: pcnet_fault_choose() ?: pcnet_cost_begin();

	if (err)
		return err;
	err = pci_register_driver(&pcnet_driver);
	if (err)
		pcnet_cost_end();
	return err;
}

static void __exit pcnet_exit(void)
{
	pci_unregister_driver(&pcnet_driver);
	pcnet_cost_end();
}

module_init(pcnet_init);
module_exit(pcnet_exit);
MODULE_DESCRIPTION("Am79C970A with an interrupt and a queue for each frame, or with NAPI");
MODULE_LICENSE("GPL");
