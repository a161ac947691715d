import { join } from 'node:path';
import type { Environment } from '#settings/environment.ts';
import { keepUnfoundOf, type UnfoundKeeper } from './unfound-keeper.ts';
import { openWriteUnfound } from './write-unfound.ts';

/** Opens what gathers the addresses that visitors did not find; where nobody may write them down they are let go. */
export function openUnfound(environment: Environment): UnfoundKeeper {
  const write = openWriteUnfound(environment);
  if (!write) return { take() {}, close() {} };
  return keepUnfoundOf(write, join(environment.dataDir, 'unfound.json'));
}
