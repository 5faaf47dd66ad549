#!/usr/bin/env python3
"""Holds a bill of materials, from standard input, against the schema of CycloneDX 1.6.

    .build/packaging-tools/bin/python Tests/Scripts/check_sbom.py < cardcase.cdx.json

`make test-packaging` installs what it needs there.
"""

import sys

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

error = JsonStrictValidator(SchemaVersion.V1_6).validate_str(sys.stdin.read())
if error:
    raise SystemExit(str(error))
