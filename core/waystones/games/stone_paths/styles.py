"""Players who are somebody: the same judgement with other likings (bench/styles.py shows what they come to)."""

from waystones.games.stone_paths.sight import Weights

STYLES = {
    "runner": Weights(ahead=0.6),  # hurries on with whichever figure is furthest
    "collector": Weights(wish=20.0),  # goes out of its way for wishing stones
    "blocker": Weights(give=2.0, deny=1.5),  # leaves nothing lying that the next player could use
}
