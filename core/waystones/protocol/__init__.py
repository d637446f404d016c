"""A line protocol for players in other programs and other languages; docs/protocol.md describes it.

A program is given what its seat may know and nothing else, as one line of JSON, and answers with a move.
"""

VERSION = 1
