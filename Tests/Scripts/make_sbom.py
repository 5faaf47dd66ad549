#!/usr/bin/env python3
"""Writes the bill of materials of the installed programs, as CycloneDX 1.6.

    Tests/Scripts/make_sbom.py VERSION PROGRAM... > cardcase.cdx.json

What is linked statically comes from Package.resolved, from the Swift that is at hand and from the
archives of Debian that the Makefile has below .build/static, what is linked dynamically from the programs; each library has its Debian package. The
time is SOURCE_DATE_EPOCH, and the serial number follows from all the rest: the same programs have the
same bill.
"""

import datetime
import json
import os
import pathlib
import re
import subprocess
import sys
import uuid
from urllib.parse import quote

ROOT = pathlib.Path(__file__).resolve().parents[2]

# The licences of the packages that Package.resolved names, by their identity there.
PACKAGE_LICENCES = {
    "swift-argument-parser": "Apache-2.0 WITH Swift-exception",
}

# What a program has of the toolchain with --static-swift-stdlib, and its licence.
TOOLCHAIN = {
    "swift": "Apache-2.0 WITH Swift-exception",
    "swift-corelibs-libdispatch": "Apache-2.0 WITH Swift-exception",
    "swift-foundation": "Apache-2.0 WITH Swift-exception",
}


def output_of(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def toolchain_version():
    """The version of the Swift at hand."""
    info = json.loads(output_of("swift", "-print-target-info"))
    return re.search(r"Swift version (\S+)", info["compilerVersion"])[1]


def component(kind, name, version, purl, licence=None, **rest):
    told = {"type": kind, "bom-ref": purl, "name": name, "version": version, "purl": purl, **rest}
    if licence:
        told["licenses"] = [{"expression": licence}]
    return told


def pinned():
    for pin in json.loads((ROOT / "Package.resolved").read_text())["pins"]:
        location = pin["location"].removesuffix(".git")
        path = location.removeprefix("https://")
        version = pin["state"]["version"]
        yield component(
            "library", path.split("/")[-1], version, f"pkg:swift/{path}@{version}",
            PACKAGE_LICENCES[pin["identity"]],
            externalReferences=[{"type": "vcs", "url": location}],
            properties=[{"name": "cardcase:revision", "value": pin["state"]["revision"]}])


def of_the_toolchain():
    version = toolchain_version()
    for name, licence in TOOLCHAIN.items():
        yield component(
            "library", name, version, f"pkg:swift/github.com/swiftlang/{name}@{version}", licence)


def owner(library):
    """The Debian package of a library, whichever of the names of its folder dpkg knows."""
    path = os.path.realpath(library)
    for name in (path, path.removeprefix("/usr")):
        found = subprocess.run(["dpkg", "-S", name], capture_output=True, text=True, check=False)
        if found.returncode == 0:
            return found.stdout.split(": ")[0]
    raise SystemExit(f"{library} is of no package")


def from_debian(programs):
    """The packages of the libraries that the programs name themselves, and of those that the Makefile
    has the linker find in their static form only."""
    packages = {owner(archive) for archive in (ROOT / ".build/static").glob("*.a")}
    for program in programs:
        needed = re.findall(r"NEEDED.*\[(.*)\]", output_of("readelf", "-d", program))
        paths = dict(re.findall(r"^\s+(\S+) => (/\S+)", output_of("ldd", program), re.M))
        packages.update(owner(paths[name]) for name in needed if name in paths)
    for package in sorted(packages):
        version, architecture = output_of(
            "dpkg-query", "-W", "-f", "${Version} ${Architecture}", package).split()
        name = package.split(":")[0]
        purl = f"pkg:deb/debian/{quote(name)}@{quote(version, safe=':~')}?arch={architecture}"
        yield component("library", name, version, purl)


def main():
    version, *programs = sys.argv[1:]
    me = f"pkg:generic/cardcase@{version}"
    components = [*pinned(), *of_the_toolchain(), *from_debian(programs)]
    time = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.UTC)
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": component("application", "cardcase", version, me, "MIT"),
        },
        "components": components,
        "dependencies": [{"ref": me, "dependsOn": [part["bom-ref"] for part in components]}],
    }
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(bill, sort_keys=True))
    bill["serialNumber"] = f"urn:uuid:{serial}"
    json.dump(bill, sys.stdout, indent=2, sort_keys=True)
    print()


if __name__ == "__main__":
    main()
