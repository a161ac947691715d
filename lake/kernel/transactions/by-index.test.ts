import { Mutation } from '@sanity/mutator';
import { expect, test } from 'vitest';
import { applyPatch } from './apply-patch.ts';
import { byIndex } from './by-index.ts';

const document = {
  _id: 'a',
  _type: 'page',
  rows: [
    { _key: 'x', n: 1, cells: [{ _key: 'c' }, { _key: 'd', n: 1, text: 'one' }] },
    null,
    'x',
    { _key: 'y', n: 2 },
    { _key: 'twice' },
    { _key: 'twice' },
  ],
  o: { rows: [{ _key: 'x' }] },
};

test.each([
  ['rows[_key=="y"]', 'rows[3]'],
  ['rows[_key == "x"].cells[_key=="d"].text', 'rows[0].cells[1].text'],
  ['o.rows[_key=="x"]', 'o.rows[0]'],
  ['rows[_key=="y"].not.there', 'rows[3].not.there'],
])('%s is %s in this document', (path, expected) => {
  expect(byIndex(document, path)).toBe(expected);
});

test.each([
  'rows[_key=="none"].n',
  'rows[_key=="twice"].n',
  'rows[n==1].cells[_key=="d"]',
  'o[_key=="x"]',
  'nothing[_key=="x"]',
  'rows[_key=="x"',
  'rows[_key=="a\\"b"]',
  'rows[0].n',
])('%s stays as it is, for the engine to say what it means', (path) => {
  expect(byIndex(document, path)).toBe(path);
});

const d = 'rows[_key=="x"].cells[_key=="d"]';
test.each<Record<string, unknown>>([
  { set: { [`${d}.n`]: 5 } },
  { set: { [d]: { _key: 'd' } } },
  { set: { [`${d}.deep.er`]: 5 } },
  { set: { 'rows[_key=="none"].n': 5 } },
  { set: { 'rows[_key=="twice"].n': 5 } },
  { setIfMissing: { [`${d}.n`]: 5 } },
  { inc: { [`${d}.n`]: 5 } },
  { dec: { [`${d}.n`]: 5 } },
  { diffMatchPatch: { [`${d}.text`]: '@@ -1,3 +1,4 @@\n one\n+s\n' } },
  { unset: [d] },
  { unset: [`${d}.n`] },
  { unset: ['rows[_key=="x"]', 'rows[_key=="y"]'] },
  { set: { rows: [{ _key: 'y' }, { _key: 'x' }], 'rows[_key=="x"].n': 9 } },
  ...['before', 'after', 'replace'].map((side) => ({ insert: { [side]: d, items: [7, 8] } })),
])('what a patch by keys does is what the engine does: %j', (operations) => {
  // The engine's types know no mutation but its own class, and no document with a field that they do not know.
  const engine = new Mutation({ mutations: [{ patch: { id: 'a', ...operations } }] as never });
  const expected = { ...engine.apply(document as never) };
  expect(applyPatch(document, operations, { paths() {}, looks() {} })).toEqual(expected);
});
