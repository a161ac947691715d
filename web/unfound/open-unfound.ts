import { join } from 'node:path';
import type { Environment } from '#settings/environment.ts';
import { keepUnfoundOf, type UnfoundKeeper } from './unfound-keeper.ts';
import { openWriteUnfound } from './write-unfound.ts';

/** Opens the keeper of the addresses that visitors did not find; without a way to write them down, they are dropped. */
export function openUnfound(environment: Environment): UnfoundKeeper {
  const write = openWriteUnfound(environment);
  if (!write) return { take() {}, close() {} };
  return keepUnfoundOf(write, join(environment.dataDir, 'unfound.json'));
}
