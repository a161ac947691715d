import { Mutation } from '@sanity/mutator';
import { expect, test } from 'vitest';
import { applyPatch } from './apply-patch.ts';

const three = { _id: 'a', _type: 'page', list: [1, 2, 3] };
const patched = (document: Record<string, unknown>, operations: Record<string, unknown>) =>
  applyPatch(document, operations, { paths() {}, looks() {} });
const listAfter = (operations: Record<string, unknown>) => patched(three, operations).list;

test.each([
  ['splice(list, 0, 0, [9])', 'list[0:0]', [9, 1, 2, 3]],
  ['splice(list, 1, 0, [9])', 'list[1:1]', [1, 9, 2, 3]],
  ['splice(list, 3, 0, [9])', 'list[3:3]', [1, 2, 3, 9]],
  ['splice(list, 1, 1, [9])', 'list[1:2]', [1, 9, 3]],
  ['a range behind the end', 'list[5:]', [1, 2, 3, 9]],
  ['a range that ends before it begins', 'list[2:1]', [1, 2, 9, 3]],
  ['all of it', 'list[*]', [9]],
  ['the rest', 'list[1:]', [1, 9]],
])('what %s of the client asks for replaces nothing but what is in the range', (_, replace, expected) => {
  expect(listAfter({ insert: { replace, items: [9] } })).toEqual(expected);
});

test('a range goes before its first item and after its last one', () => {
  expect(listAfter({ insert: { before: 'list[1:3]', items: [9] } })).toEqual([1, 9, 2, 3]);
  expect(listAfter({ insert: { after: 'list[1:3]', items: [9] } })).toEqual([1, 2, 3, 9]);
});

test('an empty range takes nothing away, and several items go whatever their order', () => {
  expect(listAfter({ unset: ['list[0:0]'] })).toEqual([1, 2, 3]);
  expect(listAfter({ unset: ['list[:2]'] })).toEqual([3]);
  expect(listAfter({ unset: ['list[0,2]'] })).toEqual([2]);
  expect(listAfter({ unset: ['list[*]'] })).toEqual([]);
});

test('all items are reached by a star, those that can hold it also where it is not there yet', () => {
  const document = {
    _id: 'a',
    items: [{ _key: 'x', n: 1 }, { _key: 'y' }, 'text'],
    other: { items: [{ n: 1 }] },
  };
  expect(patched(document, { set: { 'items[*].n': 2 } }).items).toEqual([
    { _key: 'x', n: 2 },
    { _key: 'y', n: 2 },
    'text',
  ]);
  expect(patched(document, { setIfMissing: { 'items[*].n': 2 } }).items).toEqual([
    { _key: 'x', n: 1 },
    { _key: 'y', n: 2 },
    'text',
  ]);
  expect(patched(document, { inc: { 'items[*].n': 2 } }).items).toEqual([
    { _key: 'x', n: 3 },
    { _key: 'y' },
    'text',
  ]);
  expect(patched(document, { set: { '..n': 7 } })).toEqual({
    _id: 'a',
    items: [{ _key: 'x', n: 7 }, { _key: 'y' }, 'text'],
    other: { items: [{ n: 7 }] },
  });
  expect(patched(document, { insert: { after: '..items[-1]', items: ['new'] } })).toMatchObject({
    items: [{ _key: 'x' }, { _key: 'y' }, 'text', 'new'],
    other: { items: [{ n: 1 }, 'new'] },
  });
});

test.each([
  ['at the top', 'n'],
  ['in an object', 'o.n'],
  ['in one item', 'list[0].n'],
  ['in one item with a key', 'list[_key=="x"].n'],
  ['in all items', 'list[*].n'],
  ['in a range', 'list[0:1].n'],
  ['wherever there is one', '..n'],
])('what is null %s is there, and setIfMissing leaves it alone', (_, path) => {
  const document = { _id: 'a', n: null, o: { n: null }, list: [{ _key: 'x', n: null }] };
  expect(patched(document, { setIfMissing: { [path]: 1 } })).toEqual(document);
});

test.each([
  [{ inc: { 'a[1:3].n': 5 } }, [0, 6]],
  [{ set: { 'a[n>0,2].n': 7 } }, [0, 7]],
  [{ unset: ['a[1:2]'] }, [0]],
  [{ unset: ['a[1,0]'] }, []],
  [{ set: { 'a[0:2].n': 7 } }, [7, 7]],
  [{ inc: { 'a[_key=="twice",0].n': 2 } }, [2, 3]],
])('of two items with the same key, %j changes the one that it names', (operations, expected) => {
  const a = [0, 1].map((n) => ({ _key: 'twice', n }));
  expect(patched({ _id: 'a', a }, operations).a).toEqual(expected.map((n) => ({ _key: 'twice', n })));
});

test.each([
  [{ inc: { '..b': 2 } }, { b: 3, c: { b: { b: 3 } } }],
  [{ setIfMissing: { '..b': 2 } }, { b: 1, c: { b: { b: 1 } } }],
  [{ set: { '..b': 2 } }, { b: 2, c: { b: 2 } }],
  [{ unset: ['..b'] }, { c: {} }],
])('%j changes what lies within another of that name, and keeps that', (operations, expected) => {
  expect(patched({ _id: 'a', b: 1, c: { b: { b: 1 } } }, operations)).toEqual({ _id: 'a', ...expected });
});

// The engine does not find an item by a field that it has when that field is an object or a list.
test.each([[1], [''], [null], [false], [{}], [{ b: 1 }], [[]], [[1]]])(
  'an item that has %j has something',
  (picture) => {
    const document = { _id: 'a', list: [{ _key: 'x', picture }, { _key: 'y' }, 'text'] };
    expect(patched(document, { unset: ['list[picture?]'] }).list).toEqual([{ _key: 'y' }, 'text']);
    expect(patched(document, { set: { 'list[picture?].alt': 'so' } }).list).toEqual([
      { _key: 'x', picture, alt: 'so' },
      { _key: 'y' },
      'text',
    ]);
    expect(patched(document, { insert: { after: 'list[picture?]', items: ['new'] } }).list).toEqual([
      { _key: 'x', picture },
      'new',
      { _key: 'y' },
      'text',
    ]);
  },
);

test('items that are named one by one are replaced, and no item between them', () => {
  expect(listAfter({ insert: { replace: 'list[0,-1]', items: [9] } })).toEqual([9, 2]);
});

test('names with signs and keys with quotes are found again among several', () => {
  const document = {
    _id: 'a',
    list: [
      { _key: 'it\'s "so"', 'a-b': 1 },
      { _key: 'b.c[0]', 'a-b': 2 },
    ],
  };
  expect(patched(document, { set: { "list[*]['a-b']": 3 } }).list).toEqual([
    { _key: 'it\'s "so"', 'a-b': 3 },
    { _key: 'b.c[0]', 'a-b': 3 },
  ]);
  const texts = { _id: 'a', list: [{ _key: 'a, b: *..', n: 1 }] };
  expect(patched(texts, { set: { 'list[_key=="a, b: *.."].n': 2 } }).list).toEqual([
    { _key: 'a, b: *..', n: 2 },
  ]);
});

/** Objects nested to a depth, each within the one before. */
function deep(depth: number): unknown {
  let value: unknown = { z: 1 };
  for (let at = 0; at < depth; at++) value = { a: value };
  return value;
}

// The engine takes minutes for each of these: it copies the list for every missing index, and goes down every way by
// itself.
test('a range and a search that find little cost little, however deep a document is', () => {
  expect(listAfter({ set: { 'list[0:4000000]': 0 } })).toEqual([0, 0, 0]);
  const found = patched({ _id: 'a', deep: deep(900) }, { set: { '..a..a..a..a..a..z': 2 } });
  expect(JSON.stringify(found)).toContain('{"z":2}');
});

test('a long list is changed at all its items in one go', () => {
  const list = Array.from({ length: 10_000 }, (_, index) => ({ _key: `k${index}`, n: 1 }));
  const document = { _id: 'a', list };
  expect(patched(document, { inc: { 'list[*].n': 1 } }).list).toEqual(
    list.map(({ _key }) => ({ _key, n: 2 })),
  );
  expect(patched(document, { unset: ['list[n==1]'] }).list).toEqual([]);
});

test('who counts what a patch costs can refuse it before it is carried out', () => {
  const few = (most: number) => {
    let all = 0;
    return (many: number) => {
      all += many;
      if (all > most) throw new Error('too many');
    };
  };
  const after = (set: Record<string, number>) =>
    applyPatch(three, { set }, { paths: few(2), looks: few(9) }).list;
  expect(() => after({ a: 1, b: 2, c: 3 })).toThrow('too many');
  expect(() => after({ 'list[@==1,@==2,@==3].m': 1 })).toThrow('too many');
  expect(() => after({ 'list[@==1].m': 1 })).toThrow('too many');
  expect(() => after({ 'list[*].a': 1, 'list[*].b': 1 })).toThrow('too many');
  expect(after({ 'list[0:3]': 1 })).toEqual([1, 1, 1]);
});

test('a path that cannot be read, or names no item, is told', () => {
  expect(() => patched(three, { set: { 'list[*': 1 } })).toThrow();
  expect(() => patched({ _id: 'a', title: 1 }, { set: { 'title en': 2 } })).toThrow(
    `The path "title en" cannot be read`,
  );
  expect(() => patched(three, { insert: { after: 'list..x', items: [1] } })).toThrow(
    '"list..x" names no item of a list.',
  );
  // The engine accepts this one without a word, and leaves the list as it is.
  expect(() => patched(three, { insert: { after: 'list', items: [1] } })).toThrow(
    '"list" names no item of a list.',
  );
});

test('a patch of one place each is what the engine of the Studio makes of it', () => {
  const document = {
    _id: 'a',
    _type: 'page',
    n: 1,
    text: 'so',
    list: [{ _key: 'x', n: 1 }, { _key: 'y' }],
    o: { p: 1 },
  };
  const patches = [
    { set: { 'o.q.r': 1, 'list[_key=="x"].n': 2, 'list[0].m': 3 } },
    { setIfMissing: { other: [], 'o.p': 2 }, insert: { after: 'other[-1]', items: [1] } },
    { unset: ['list[_key=="y"]', 'o.p'], inc: { n: 2 }, dec: { 'list[0].n': 1 } },
    { insert: { before: 'list[_key=="y"]', items: [{ _key: 'z' }] } },
    { insert: { replace: 'list[-1]', items: [{ _key: 'z' }, { _key: 'w' }] } },
    { diffMatchPatch: { text: '@@ -1,2 +1,5 @@\n so\n+ it\n' } },
  ];
  for (const operations of patches) {
    const mutation = { patch: { id: 'a', ...operations } };
    // The engine's type knows no mutation but its own class.
    expect(patched(document, operations)).toEqual(
      new Mutation({ mutations: [mutation] as never }).apply(document),
    );
  }
});
