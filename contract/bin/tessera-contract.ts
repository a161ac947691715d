#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const minNode = 22;
const minZod = 4;

// An older Node, or with an older zod, could not even load it.
const lacking = lackingNode() ?? lackingZod();
if (lacking) {
  console.error(`tessera-contract needs ${lacking}`);
  process.exitCode = 2;
} else {
  // The process ends by itself, so that a reader behind a pipe still gets what is under way.
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
