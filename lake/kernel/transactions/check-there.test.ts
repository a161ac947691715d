import { expect, test } from 'vitest';
import { applyPatch } from './apply-patch.ts';

const document = { _id: 'a', n: 1, text: 'so', none: null, list: [{ _key: 'x', n: 1 }, { _key: 'y' }] };
const patched = (operations: Record<string, unknown>) =>
  applyPatch(document, operations, { paths() {}, looks() {} });
const change = '@@ -1,2 +1,5 @@\n so\n+ it\n';

test.each([
  [{ inc: { likes: 1 } }, 'There is nothing at "likes" for "inc" to change.'],
  [{ dec: { 'list[9].n': 1 } }, 'There is nothing at "list[9].n" for "dec" to change.'],
  [{ inc: { 'list[_key=="y"].n': 1 } }, 'for "inc" to change.'],
  [{ inc: { n: 1, 'o.n': 1 } }, 'There is nothing at "o.n"'],
  [{ inc: { text: 1 } }, 'The "inc" of "text" needs a number there, not "so".'],
  [{ dec: { none: 1 } }, 'The "dec" of "none" needs a number there, not null.'],
  [{ diffMatchPatch: { n: change } }, 'The "diffMatchPatch" of "n" needs a text there, not 1.'],
])('what %j would have to change and is not there, is told and not passed over', (operations, sentence) => {
  expect(() => patched(operations)).toThrow(sentence);
});

test('what was set before by the same patch is there', () => {
  expect(patched({ inc: { likes: 1 }, setIfMissing: { likes: 0 } })).toMatchObject({ likes: 1 });
  expect(patched({ diffMatchPatch: { 'o.text': change }, set: { 'o.text': 'so' } })).toMatchObject({
    o: { text: 'so it' },
  });
});

test('of many places those change that can, and a place by its key or index does', () => {
  expect(patched({ inc: { 'list[*].n': 1 } }).list).toEqual([{ _key: 'x', n: 2 }, { _key: 'y' }]);
  expect(patched({ inc: { 'list[_key=="x"].n': 1, n: 1 } })).toMatchObject({ n: 2, list: [{ n: 2 }, {}] });
  expect(patched({ dec: { 'list[-2].n': 1 } }).list).toMatchObject([{ n: 0 }, {}]);
});

test('an item in which somebody writes may have gone', () => {
  const operations = { diffMatchPatch: { 'list[_key=="gone"].text': change }, set: { n: 2 } };
  expect(patched(operations)).toEqual({ ...document, n: 2 });
});
