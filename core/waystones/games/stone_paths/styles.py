"""Players who are somebody: a level's weights with other likings (bench/styles.py shows what they come to)."""

STYLES: dict[str, dict[str, float]] = {
    "runner": {"ahead": 0.6},  # hurries on with whichever figure is furthest
    "collector": {"wish": 20.0},  # goes out of its way for wishing stones
    "blocker": {"give": 2.0, "deny": 1.5},  # leaves nothing lying that the next player could use
}
