"""The Telegram side: commands, messages, pictures and the clock."""
