#!/bin/sh
# Runs a command of this release with the Node in it: the machine needs only a shell and its C++ library.
set -eu
case $0 in */*) self=$0 ;; *) self=./$0 ;; esac
# A link to it, as in /usr/local/bin, is in no release: follow it. Not every system's readlink has -f.
while [ -h "$self" ]; do
  to=$(readlink "$self")
  case $to in /*) self=$to ;; *) self=${self%/*}/$to ;; esac
done
root=$(cd -P "${self%/*}/.." && pwd -P)
name=${1:-}
[ $# -eq 0 ] || shift

# Data are kept outside of the release, because the next release takes its place.
case ${DATA_DIR:-} in
'') DATA_DIR=${root%/*}/data ;;
/*) ;;
*) DATA_DIR=$PWD/$DATA_DIR ;;
esac
case ${BACKUP_DIR:-} in '' | /*) ;; *) BACKUP_DIR=$PWD/$BACKUP_DIR && export BACKUP_DIR ;; esac
# All commands of the release use the settings that it was built with.
[ ! -r "$root/bin/settings" ] || . "$root/bin/settings"
unset NEXT_DIST
export DATA_DIR NODE_ENV=production NEXT_TELEMETRY_DISABLED=1

case $name in
start) script=release/keep at=$root ;;
switch | health) script=release/$name at=$root ;;
backup | restore | export | import | invite | migrate) script=$name at=$PWD ;;
version) exec cat "$root/release.json" ;;
*)
  cat <<'WORDS'
tessera COMMAND, of which each says more with --help:
  start     runs site, Studio and lake until SIGTERM or Ctrl-C
  health    says whether the site that runs at PORT is well
  switch    has this release take the place of the one that runs, newer or older
  backup    copies all that the lake keeps, while it runs
  restore   puts a backup into an empty DATA_DIR
  export    writes the dataset to a .tar.gz file
  import    reads such a file into the lake
  invite    makes a link by which somebody joins the Studio, or chooses a new password
  migrate   brings stored content to the present form of its kinds
  version   what this release is, as JSON
WORDS
  case $name in '' | help | --help) exit 0 ;; *) exit 1 ;; esac
  ;;
esac
cd "$at"
# What Node has compiled of the release is kept in it, and is found wherever that is unpacked.
export NODE_COMPILE_CACHE="$root/.cache/node" NODE_COMPILE_CACHE_PORTABLE=1
exec "$root/bin/node" --disable-warning=ExperimentalWarning "$root/scripts/$script.ts" "$@"
