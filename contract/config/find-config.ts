import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotRun } from './cannot-run.ts';

/** The names that the configuration of a project can have. */
export const configNames = ['ts', 'mts', 'js', 'mjs'].map((ending) => `contract.config.${ending}`);

/** The configuration in a folder, or in the nearest one above it. Throws CannotRun when there is none. */
export function findConfig(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    const file = configNames.map((name) => join(at, name)).find(existsSync);
    if (file) return file;
    if (dirname(at) === at)
      throw new CannotRun(
        `There is no contract.config.ts in ${folder}, nor above it. "npx tessera-contract --init" writes one.`,
      );
  }
}
