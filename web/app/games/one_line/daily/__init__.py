"""The line of the day: one deal for every date, its diary and its calendar."""
