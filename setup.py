"""Build the package: compiled with mypyc where there is a C compiler, pure where there is none."""

import os
import sys
import tempfile
from multiprocessing.pool import ThreadPool
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED = ("core", "games", "bots")
DRAWN = ("picture", "terminal")
"""What these modules of a game draw needs packages that a build has not, and no speed."""
DATA = {"phrases"}
"""One table each: compiled it is half a megabyte of C, three seconds of compiler and no faster."""
COMPILED_FILES = ("lab/runner.py", "table/driver.py", "arena/playing.py")
"""What of the laboratory needs no NumPy, the loop of every table, and that of every series."""

SOURCE = Path("src/panj")
NO_BUILD = {"egg_info", "dist_info", "editable_wheel"}
"""Steps of an installation that need no compiled modules, and installs that must have none."""


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are here."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception:  # whatever a compiler that is not there, or broken, makes of it
            return False
    return True


def extensions() -> list:
    """The compiled modules: rules and search, in one group so that calls stay native."""
    if os.environ.get("PANJ_PURE") == "1" or NO_BUILD & set(sys.argv):
        return []
    if not can_compile():
        if os.environ.get("PANJ_COMPILED") == "1":
            sys.exit("panj: no C compiler found, and this wheel has to be compiled")
        print("panj: no C compiler found, installing the pure Python version", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    modules = sorted(
        str(path)
        for package in COMPILED
        for path in SOURCE.joinpath(package).rglob("*.py")
        if path.name != "__init__.py" and path.stem not in DATA and not path.stem.startswith(DRAWN)
    )
    modules += [str(SOURCE / name) for name in COMPILED_FILES]
    return mypycify(
        ["--strict", *modules],
        opt_level=os.environ.get("PANJ_OPTIMISE", "3"),
        multi_file=True,
        target_dir="build/mypyc",
    )


class ParallelBuild(build_ext):
    """Compiles the C files of the one big group on all cores."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile_all(sources, *args, **kwargs):
            with ThreadPool(os.cpu_count() or 1) as pool:
                made = pool.map(lambda source: one_by_one([source], *args, **kwargs), sources)
            return [each for objects in made for each in objects]

        self.compiler.compile = compile_all
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
