"""People and bots at one table and one device, whichever game they play."""
