# SPDX-License-Identifier: GPL-2.0-only
"""`tare driver flood`: small packets at one rate, or a sweep of rates."""
