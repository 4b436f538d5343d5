"""What goes over the wire. The API's description, and the browser's types, are made from this."""
