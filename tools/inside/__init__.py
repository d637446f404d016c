"""Python that the build runs inside Pyodide, so that what it makes fits the Python in the page."""
