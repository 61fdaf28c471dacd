"""Measures what the budgets promise: `python -m tests.bench`, or `make bench`, prints one table.

The server is the real `python -m bot` on a core of its own, against the pretend Telegram; the phones are a
process of their own on the other core. Times depend on the machine, so they are printed and never asserted.
"""
