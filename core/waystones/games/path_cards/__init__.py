"""What the path games share: cards, hands, rows, discard piles and the draw pile (SP-1, SP-6, SP-8, SP-9, SP-12, SP-18)."""
