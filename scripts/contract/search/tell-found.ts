import { expect } from 'vitest';
import { type Counterexample, describeCounterexample } from '#contract/search/counterexample.ts';

/**
 * Fails a search, of one kind where that is given, with its finding in the finding's own words, which a comparison with
 * nothing would hide.
 */
export function tellFound(found: Counterexample | readonly string[] | null, kind?: string): void {
  const said = found === null ? [] : 'fault' in found ? [describeCounterexample(found, kind)] : found;
  if (said.length > 0) expect.fail(said.join('\n\n'));
}
