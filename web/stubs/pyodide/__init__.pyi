"""What Pyodide brings into the page, as far as it is used; for the type checker alone."""
