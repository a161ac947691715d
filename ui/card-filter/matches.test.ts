import { expect, test } from 'vitest';
import { matches } from './matches.ts';

test.each([
  ['Nimbarra Cloud providers', '', true],
  ['Nimbarra Cloud providers', 'cloud', true],
  ['Nimbarra Cloud providers', ' PROVIDERS nimb ', true],
  ['Schlüssel', 'schlussel', true],
  ['Nimbarra Cloud providers', 'vault', false],
])('%s, searched for "%s": %s', (words, search, isFound) => {
  expect(matches(words, search)).toBe(isFound);
});
