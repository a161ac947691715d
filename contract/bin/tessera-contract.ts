#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const minNode = 22;
const minZod = 4;

// Checked before the import below, because an older Node or zod could not even load the command.
const lacking = lackingNode() ?? lackingZod();
if (lacking) {
  console.error(`tessera-contract needs ${lacking}`);
  process.exitCode = 2;
} else {
  // Only sets the exit code and lets the process end by itself, so that a reader behind a pipe still gets all output.
  const { runCommand } = await import('../command/run-command.ts');
  process.exitCode = await runCommand(process.argv.slice(2));
}

function lackingNode(): string | undefined {
  const isThere = majorOf(process.versions.node) >= minNode;
  return isThere ? undefined : `Node ${minNode} or newer; this is ${process.version}.`;
}

function lackingZod(): string | undefined {
  try {
    const file = fileURLToPath(import.meta.resolve('zod/package.json'));
    const { version } = JSON.parse(readFileSync(file, 'utf8'));
    if (majorOf(version) >= minZod) return undefined;
    return `zod ${minZod}, and beside it stands zod ${version} (${file}): npm install zod@${minZod}`;
  } catch {
    return `zod ${minZod}, and there is none beside it: npm install zod@${minZod}`;
  }
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}
