"""The other two engines, Firefox's and WebKit's, driven by the standard library alone."""
