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

#include "pcnet32irq.h"

/* Memory is preferred, since the driver in a process can map nothing else; ports cost no more. */
#define BAR_PORTS	0
#define BAR_MEMORY	1

static char *delivery = "queue";
module_param(delivery, charp, 0400);
MODULE_PARM_DESC(delivery, "queue: interrupt handler and the CPU's queue; napi: poll; napi-queue: poll and the CPU's queue (default: queue)");

bool pcnet_polls __ro_after_init;
bool pcnet_queues __ro_after_init;

static bool bar_is(struct pci_dev *pdev, int bar, unsigned long type)
{
	return (pci_resource_flags(pdev, bar) & type) &&
	       pci_resource_len(pdev, bar) >= PCNET_REGION_SIZE;
}

static int choose_bar(struct pci_dev *pdev)
{
	if (bar_is(pdev, BAR_MEMORY, IORESOURCE_MEM))
		return BAR_MEMORY;
	if (bar_is(pdev, BAR_PORTS, IORESOURCE_IO))
		return BAR_PORTS;
	pci_err(pdev, "has registers neither in BAR %d nor in BAR %d\n", BAR_MEMORY, BAR_PORTS);
	return -ENODEV;
}

static int map_registers(struct pcnet *pcnet)
{
	struct pci_dev *pdev = pcnet->pdev;
	int bar = choose_bar(pdev);
	int err;

	if (bar < 0)
		return bar;
	err = pci_request_region(pdev, bar, PCNET_NAME);
	if (err)
		return err;
	pcnet->regs = pci_iomap(pdev, bar, PCNET_REGION_SIZE);
	if (!pcnet->regs) {
		pci_err(pdev, "cannot map BAR %d\n", bar);
		pci_release_region(pdev, bar);
		return -ENOMEM;
	}
	pcnet->bar = bar;
	return 0;
}

static void unmap_registers(struct pcnet *pcnet)
{
	pci_iounmap(pcnet->pdev, pcnet->regs);
	pci_release_region(pcnet->pdev, pcnet->bar);
}

static int alloc_memory(struct pcnet *pcnet)
{
	struct device *device = &pcnet->pdev->dev;

	pcnet->shared = dma_alloc_coherent(device, sizeof(*pcnet->shared), &pcnet->shared_bus,
					   GFP_KERNEL);
	if (!pcnet->shared)
		return -ENOMEM;
	pcnet->rx_buffers = dma_alloc_noncoherent(device, PCNET_RX_RING * PCNET_BUFFER,
						  &pcnet->rx_buffers_bus, DMA_FROM_DEVICE,
						  GFP_KERNEL);
	if (!pcnet->rx_buffers) {
		dma_free_coherent(device, sizeof(*pcnet->shared), pcnet->shared,
				  pcnet->shared_bus);
		return -ENOMEM;
	}
	return 0;
}

static void free_memory(struct pcnet *pcnet)
{
	struct device *device = &pcnet->pdev->dev;

	dma_free_noncoherent(device, PCNET_RX_RING * PCNET_BUFFER, pcnet->rx_buffers,
			     pcnet->rx_buffers_bus, DMA_FROM_DEVICE);
	dma_free_coherent(device, sizeof(*pcnet->shared), pcnet->shared, pcnet->shared_bus);
}

/* The chip is in 32-bit access. */
static void read_address(struct pcnet *pcnet)
{
	__le32 words[2] = {
		cpu_to_le32(ioread32(pcnet->regs + PCNET_APROM)),
		cpu_to_le32(ioread32(pcnet->regs + PCNET_APROM + 4)),
	};
	const u8 *address = (const u8 *)words;

	if (is_valid_ether_addr(address)) {
		eth_hw_addr_set(pcnet->dev, address);
		return;
	}
	eth_hw_addr_random(pcnet->dev);
	pci_warn(pcnet->pdev, "has no valid address (%pM); took %pM\n", address,
		 pcnet->dev->dev_addr);
}

static int enable(struct pcnet *pcnet)
{
	struct pci_dev *pdev = pcnet->pdev;
	int err = pci_enable_device(pdev);

	if (err)
		return err;
	err = dma_set_mask_and_coherent(&pdev->dev, DMA_BIT_MASK(32));
	if (err) {
		pci_err(pdev, "cannot have memory below 4 GiB: error %d\n", err);
		goto disable;
	}
	err = map_registers(pcnet);
	if (err)
		goto disable;
	err = pcnet_chip_reset(pcnet);
	if (err)
		goto unmap;
	err = alloc_memory(pcnet);
	if (err)
		goto unmap;
	return 0;
unmap:
	unmap_registers(pcnet);
disable:
	pci_disable_device(pdev);
	return err;
}

static void disable(struct pcnet *pcnet)
{
	pcnet_chip_leave(pcnet);
	free_memory(pcnet);
	unmap_registers(pcnet);
	pci_disable_device(pcnet->pdev);
}

static int probe(struct pci_dev *pdev, const struct pci_device_id *id)
{
	struct net_device *dev = alloc_etherdev(sizeof(struct pcnet));
	struct pcnet *pcnet;
	int err;

	if (!dev)
		return -ENOMEM;
	SET_NETDEV_DEV(dev, &pdev->dev);
	pcnet = netdev_priv(dev);
	pcnet->dev = dev;
	pcnet->pdev = pdev;
	pcnet_netdev_setup(pcnet);
	err = enable(pcnet);
	if (err)
		goto free;
	read_address(pcnet);
	pci_set_drvdata(pdev, pcnet);
	err = register_netdev(dev);
	if (err)
		goto disable;
	pcnet_debug_add(pcnet);
	netdev_info(dev, "%pM, interrupt %d, BAR %d, delivery=%s\n", dev->dev_addr, pdev->irq,
		    pcnet->bar, delivery);
	return 0;
disable:
	disable(pcnet);
free:
	free_netdev(dev);
	return err;
}

static void remove(struct pci_dev *pdev)
{
	struct pcnet *pcnet = pci_get_drvdata(pdev);

	pcnet_debug_del(pcnet);
	unregister_netdev(pcnet->dev);
	cancel_work_sync(&pcnet->restart);
	cancel_work_sync(&pcnet->refilter);
	disable(pcnet);
	free_netdev(pcnet->dev);
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
	.remove		= remove,
};

static int __init choose_delivery(void)
{
	if (!strcmp(delivery, "queue")) {
		pcnet_queues = true;
	} else if (!strcmp(delivery, "napi")) {
		pcnet_polls = true;
	} else if (!strcmp(delivery, "napi-queue")) {
		pcnet_polls = true;
		pcnet_queues = true;
	} else {
		pr_err("delivery=%s: must be queue, napi or napi-queue\n", delivery);
		return -EINVAL;
	}
	return 0;
}

static int __init pcnet_init(void)
{
	int err = choose_delivery();

	if (err)
		return err;
	pcnet_debug_setup();
	err = pci_register_driver(&pcnet_driver);
	if (err)
		pcnet_debug_remove();
	return err;
}

static void __exit pcnet_exit(void)
{
	pci_unregister_driver(&pcnet_driver);
	pcnet_debug_remove();
}

module_init(pcnet_init);
module_exit(pcnet_exit);
MODULE_DESCRIPTION("Am79C970A with an interrupt and a queue for each frame, or with NAPI");
MODULE_LICENSE("GPL");
