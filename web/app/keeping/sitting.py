"""Who sat at the last table of each game, as it is kept beside the games."""

SITTING = (
    "sitting"  # the page's name: by game, a list of [name, kind]; an empty name is one that the page gives
)
