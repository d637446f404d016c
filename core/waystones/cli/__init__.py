"""The terminal: play, watch, measure and send games without a page. The page's wheel leaves this out."""
