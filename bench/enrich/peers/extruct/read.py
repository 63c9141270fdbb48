"""Reads pages as lines of JSON from standard input and prints what extruct finds in each, as lines of JSON."""
import json
import sys
import time

import extruct

SYNTAXES = ["json-ld", "microdata", "rdfa", "opengraph"]

for line in sys.stdin:
    page = json.loads(line)
    started = time.process_time()
    try:
        found = extruct.extract(page["html"], base_url=page["url"], syntaxes=SYNTAXES, uniform=True, errors="ignore")
    except Exception as error:  # a page that stops the program has no answer
        found = {"failed": str(error)}
    ms = (time.process_time() - started) * 1000
    print(json.dumps({"found": found, "ms": ms}, default=str))
