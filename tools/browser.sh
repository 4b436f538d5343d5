#!/bin/sh
# The browser tests need Chromium. Where it is missing, take Debian's package.
set -eu
for name in chromium google-chrome; do
    if command -v "$name" >/dev/null 2>&1; then exit 0; fi
done
echo "Installing Chromium ..."
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo -n"
$as_root apt-get update -qq
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null
