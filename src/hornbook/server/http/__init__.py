"""What is asked over HTTP: the API, the built pages, and how both are described."""
