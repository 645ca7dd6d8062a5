# SPDX-License-Identifier: GPL-2.0-only
"""What a machine file may say, and the one line for what it may not."""

import pytest
from tareqemu import MachineError, list_machines, machine, run

GOOD = 'description = "mine"\nkernels = ["6.12", "6.1"]\n'


def test_every_shipped_machine_can_be_read():
    names = [name for name, _ in list_machines()]
    assert set(names) >= {f"{name}-{kernel}" for name in ("debian", "minimal", "pcnet-hub")
                          for kernel in ("6.1", "6.12", "7.2")}
    for name in names:
        assert machine.load(name).name == name


def test_a_file_of_the_user_and_its_first_kernel(tmp_path):
    (tmp_path / "my.toml").write_text(GOOD)
    assert machine.load(f"{tmp_path}/my.toml").name == "my-6.12"
    assert machine.load(f"{tmp_path}/my.toml-6.1").kernel == "6.1"
    assert machine.load("minimal").name == "minimal-6.1"


@pytest.mark.parametrize("text, said", [
    (GOOD + "cpu = 2\n", "unknown key cpu; known are append, cpus,"),
    (GOOD + "cpus = 'two'\n", "cpus: 'two' is not of type 'integer'; write a number of CPUs"),
    ('kernels = ["6.1"]\n', "description is a required property; add it"),
    ('description = "x"\nkernels = ["5.4"]\n', "kernels: there is no kernel 5.4; use 6.1, 6.12"),
    ('description = "x"\nkernels = []\n', "kernels: "),
    ("cpus = = 1\n", "not valid TOML"),
    (GOOD + "packages = ['strace']\n", "an initramfs has no packages: write root = "),
])
def test_a_file_with_a_fault(tmp_path, text, said):
    file = tmp_path / "my.toml"
    file.write_text(text)
    with pytest.raises(MachineError) as error:
        machine.load(str(file))
    message = str(error.value)
    assert message.startswith(f"{file}: ") and said in message and "\n" not in message


def test_what_is_no_text_at_all(tmp_path):
    (tmp_path / "garbage.toml").write_bytes(bytes(range(128, 256)))
    with pytest.raises(MachineError, match="garbage.toml: not valid TOML: it is not text in UTF-8"):
        machine.load(f"{tmp_path}/garbage.toml")
    with pytest.raises(MachineError, match="cannot be read as a machine file: Is a directory"):
        machine.load(f"{tmp_path}/")


@pytest.mark.parametrize("options, said", [
    ({"cpus": 0}, "cpus: 0 is less than the minimum of 1; write a number"),
    ({"memory": "lots"}, "memory: 'lots' is not in order; write a size in M or G"),
    ({"memory": "16M"}, "memory: 16M is too little to boot in; write 128M or more"),
    ({"timeout": 0}, "timeout: 0 is less than or equal to the minimum of 0; write the seconds"),
    ({"timeout": float("nan")}, "timeout: nan is not a time; write the seconds"),
])
def test_options_are_checked_as_the_file_is(options, said):
    """By run() itself, before it makes or boots anything."""
    with pytest.raises(MachineError, match="no command"):
        run("minimal", [])
    with pytest.raises(MachineError) as error:
        run("minimal", ["true"], **options)
    assert str(error.value).startswith(f"machine minimal-6.1: {said}")
    assert error.value.exit_status == 2 and "\n" not in str(error.value)


def test_a_machine_type_that_qemu_does_not_have(host, tmp_path):
    (tmp_path / "my.toml").write_text(GOOD + 'type = "pc-i440fx-7.1x,usb=off"\n')
    with pytest.raises(MachineError, match="no machine type pc-i440fx-7.1x; it has pc-i440fx-"):
        run(f"{tmp_path}/my.toml", ["true"])


@pytest.mark.parametrize("below", ["", "/folder"])
def test_a_file_is_no_folder_for_what_comes_back(tmp_path, below):
    (tmp_path / "file").write_text("")
    with pytest.raises(MachineError, match=f"/file{below}: no folder for .*: {tmp_path}/file is"):
        run("minimal", ["true"], out_dir=f"{tmp_path}/file{below}")


@pytest.mark.parametrize("name, said", [
    ("", "a machine needs a name, or the path of a machine file"),
    ("nonesuch", "there is no machine nonesuch; there are .*debian, .*minimal"),
    ("minimal-5.4", "there is no machine minimal-5.4"),
    ("./nonesuch.toml", "there is no such machine file"),
])
def test_a_machine_that_is_not_there(name, said):
    with pytest.raises(MachineError, match=said):
        machine.load(name)


DISKS = ("virtio-9p-pci,fsdev=x,mount_tag=y", "virtio-blk-pci,drive=d", "nvme,drive=d",
         "vhost-user-fs-pci", "ide-hd,drive=d")


@pytest.mark.parametrize("text, name, options, said", [
    ("", "minimal", {"cpus": 2}, "one CPU, not 2"),
    ("", "minimal", {"repeatable": True}, "exact or repeatable, not both"),
    ("", "debian", {"cpus": 1}, "has a disk"),
    ("", "minimal", {"accelerator": "kvm"}, "KVM counts none"),
    ("", "minimal", {"devices": ["virtio-blk-pci,drive=d"]},
     "has a virtio-blk-pci, which is not repeatable"),
    ('netdevs = ["user,id=n"]', "", {}, "netdev user, which connects to"),
    *((f'devices = ["{one}"]', "", {}, "not repeatable") for one in DISKS)])
def test_exact_refuses_what_breaks_it(tmp_path, text, name, options, said):
    (tmp_path / "my.toml").write_text(f"{GOOD}{text}\n")
    with pytest.raises(MachineError, match=said) as error:
        run(name or f"{tmp_path}/my.toml", ["true"], exact=True, **options)
    assert error.value.exit_status == 2 and "\n" not in str(error.value)


def test_further_devices_stand_behind_the_machines_own_and_bring_their_netdevs():
    before = machine.load("pcnet-hub")
    after = machine.with_devices(before, ["e1000,netdev=other,addr=5", "usb-hub"],
                                 {"other": "hubport,hubid=0", "wire": "user,restrict=on"})
    assert after.devices == [*before.devices, "e1000,netdev=other,addr=5", "usb-hub"]
    assert after.netdevs == ["user,id=wire,restrict=on", "hubport,id=peer,hubid=0",
                             "hubport,id=other,hubid=0"]
    # one that no device names is a slip of the pen
    for devices, name in (([], "wires"), (["e1000,netdev=other"], "others")):
        with pytest.raises(MachineError, match=f"has no netdev {name}"):
            machine.with_devices(before, devices, {name: "hubport,hubid=0"})
