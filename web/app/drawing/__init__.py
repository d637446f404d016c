"""What the page shows, as pure functions from what a seat may know to HTML and SVG text.

A screen has a `frame`, written once when it opens, with empty elements whose ids name its regions, and
`regions`, the text inside each of them. The page replaces only regions whose text has changed.
"""
