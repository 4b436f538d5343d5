#!/bin/sh
# The browser tests need Chromium. Where it is missing, take Debian's package: best the one without
# a window, which needs a quarter of the processor time.
set -eu
for name in chromium-headless-shell chromium google-chrome; do
    if command -v "$name" >/dev/null 2>&1; then exit 0; fi
done
echo "Installing Chromium ..."
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo -n"
take() { $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$1" >/dev/null; }
$as_root apt-get update -qq
take chromium-headless-shell || take chromium
