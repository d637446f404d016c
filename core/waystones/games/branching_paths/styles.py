"""Players who are somebody: the same judgement with other likings (bench/styles.py shows what they come to)."""

from waystones.games.branching_paths.sight import Weights

STYLES = {
    "runner": Weights(goal=4, lay=2.0),  # hurries into the goal, though the first row there is worth less
    "collector": Weights(wish=3.0, pair=4.0),  # goes out of its way for wishing stones
    "blocker": Weights(give=1.3, deny=0.8),  # leaves nothing lying that the next player could use
}
