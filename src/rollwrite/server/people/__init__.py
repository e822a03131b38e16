"""What belongs to a person: face, devices, account, history. Tables keep their own logs."""
