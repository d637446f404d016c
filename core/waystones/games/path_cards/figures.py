"""The figures that each player leads: four small ones and a large one that counts twice (SP-5, SP-20)."""

SMALL_FIGURES = 4  # and one large one
GOAL_FIGURES = 5  # so many in the goal area, of all players together, end the game (SP-20)
