import { expect, test } from 'vitest';
import { refuseOptions } from './refuse-options.ts';

test.each([
  [{ dataset: true, kind: 'faq' }, '"--dataset" does not go with "--kind".'],
  [{ watch: true, seed: '1' }, '"--watch" does not go with "--seed".'],
  [{ renew: true, kind: 'faq', json: true }, '"--renew" does not go with "--kind" or "--json".'],
  [{ watch: true, dataset: true }, '"--watch" does not go with "--dataset".'],
  [{ proof: true, seed: '1' }, '"--proof" does not go with "--seed".'],
])('what would be passed over is refused: %o', (values, said) => {
  expect(() => refuseOptions(values)).toThrow(said);
});

test.each([
  {},
  { kind: 'faq', thorough: true, seed: '1' },
  { proof: true, kind: 'faq', json: true },
  { watch: true, kind: 'faq', thorough: true },
  { dataset: true, drafts: true, json: true },
  { drafts: true, kind: 'faq', proof: undefined },
])('what stands together is taken: %o', (values) => {
  expect(() => refuseOptions(values)).not.toThrow();
});
