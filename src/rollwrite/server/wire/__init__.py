"""Everything that crosses the wire, by theme. The browser's types are generated from here."""
