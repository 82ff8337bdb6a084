#!/usr/bin/env python3
"""Makes heksy.com of heksy.exe: the same program, marked as one for a console.

    console.py heksy.exe heksy.com

A shell of Windows waits for a console program and shares no keyboard with it; `heksy uci` needs that. Both `cmd` and
PowerShell take `heksy` for the `.com` before the `.exe`.
"""
import struct
import sys

HEADER = 0x3C  # where the offset of the PE header stands
SUBSYSTEM = 24 + 68  # from the PE header: signature and COFF header, then the field of the optional header
WINDOWED, CONSOLE = 2, 3


def main() -> None:
    source, target = sys.argv[1:]
    with open(source, "rb") as file:
        program = bytearray(file.read())
    place = struct.unpack_from("<I", program, HEADER)[0] + SUBSYSTEM
    (subsystem,) = struct.unpack_from("<H", program, place)
    if subsystem not in (WINDOWED, CONSOLE):
        sys.exit(f"{source}: subsystem {subsystem} is no program of Windows")
    struct.pack_into("<H", program, place, CONSOLE)
    with open(target, "wb") as file:
        file.write(program)


main()
