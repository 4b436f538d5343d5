#!/bin/sh
# Make a virtual environment if there is none; some systems ship Python without `venv`.
set -eu
python=$1
folder=$2
[ -x "$folder/bin/python" ] && exit 0
echo "Setting up $folder ..."
if ! "$python" -m venv "$folder" 2>/dev/null; then
    rm -rf "$folder"
    "$python" -m pip install --quiet --user virtualenv
    "$python" -m virtualenv --quiet "$folder"
fi
