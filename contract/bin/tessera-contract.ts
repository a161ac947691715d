#!/usr/bin/env node
import process from 'node:process';

const minMajor = 22;

if (Number(process.versions.node.split('.')[0]) < minMajor) {
  console.error(`tessera-contract needs Node ${minMajor} or newer; this is ${process.version}.`);
  process.exitCode = 2;
} else {
  // An older Node could not even load it. The process ends by itself, so that a reader behind a pipe still gets what is under way.
  const { runCommand } = await import('../command/run-command.ts');
  process.exitCode = await runCommand(process.argv.slice(2));
}
