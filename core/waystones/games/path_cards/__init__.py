"""What both path games share: cards, rows, hands and piles, the turn, and what a seat may know of them (SP-1, SP-5 to SP-9, SP-12, SP-18 to SP-21, SP-26)."""
