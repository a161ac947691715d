import { expect } from 'vitest';
import { type Counterexample, describeCounterexample } from '#contract/search/counterexample.ts';

/** Fails a search, of one kind where there is one, with what it has found, in its own words: a difference to nothing would hide them. */
export function tellFound(found: Counterexample | readonly string[] | null, kind?: string): void {
  const said = found === null ? [] : 'fault' in found ? [describeCounterexample(found, kind)] : found;
  if (said.length > 0) expect.fail(said.join('\n\n'));
}
