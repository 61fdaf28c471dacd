"""Evenings on which the plug is pulled over and over: `make kill-test` kills, restarts, and compares.

The product runs as its own processes, as one would deploy it, against the pretend Telegram; friends play by
themselves. At instants that chance picks, in every phase, a process is killed with `kill -9`, the database is
ended and started, the disk filled, or Telegram made to fail. The book says what the phones were told: each
move that was answered with 200. After the evening it is held against the database and the chats.
"""
