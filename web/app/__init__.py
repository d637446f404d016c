"""The page's own Python: screens, views, storage. Imported as `app` (the `web` folder is on the path)."""
