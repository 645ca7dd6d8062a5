# SPDX-License-Identifier: GPL-2.0-only
"""`tare fleet demo`: machines of ours captured by the Ansible role, kept, and asked."""
