import { Mutation } from '@sanity/mutator';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch } from './apply-patch.ts';
import { checkThere } from './check-there.ts';

const patched = (document: Record<string, unknown>, operations: Record<string, unknown>) =>
  applyPatch(document, operations, { paths() {}, looks() {} });

const document = {
  _id: 'a',
  _type: 'page',
  n: 1,
  text: 'so',
  nothing: null,
  o: { p: 1, q: { r: 2, 'x-y': 3 } },
  list: [{ _key: 'x', n: 1 }, { _key: 'y', list: [{ _key: 'z', n: 2 }] }, 'text', 4, null],
};

const step = fc.constantFrom(
  ...['n', 'text', 'nothing', 'o', 'p', 'q', 'r', 'list', 'new', "['x-y']", 'toString'],
  ...[
    '_key',
    '[0]',
    '[1]',
    '[3]',
    '[9]',
    '[-1]',
    '[_key=="x"]',
    '[_key=="y"]',
    '[_key=="z"]',
    '[_key=="none"]',
  ],
);
const path = fc
  .array(step, { minLength: 1, maxLength: 4 })
  .map((steps) => steps.reduce((whole, next) => (next.startsWith('[') ? whole + next : `${whole}.${next}`)))
  .filter((whole) => !whole.startsWith('['));
const value = fc.constantFrom<unknown>(
  1,
  'so',
  'x',
  'z',
  { _key: 'y' },
  null,
  { p: 1 },
  [{ _key: 'x' }],
  { q: { r: 5 } },
  [],
);

test('places that are changed one after the other are what the engine of the Studio makes of them', () => {
  const operations = fc.oneof(
    fc.record({ set: fc.dictionary(path, value) }),
    fc.record({ setIfMissing: fc.dictionary(path, value) }),
    fc.record({ unset: fc.array(path) }),
    fc.record({ inc: fc.dictionary(path, fc.integer()) }),
    fc.record({ dec: fc.dictionary(path, fc.integer()) }),
  );
  fc.assert(
    fc.property(operations, (patch) => {
      const counted = Object.entries(patch).filter(([name]) => name === 'inc' || name === 'dec');
      for (const [name, given] of counted)
        for (const one of Object.keys(given)) if (!isThere(name, one)) Reflect.deleteProperty(given, one);
      // The engine's types know no mutation but its own class.
      const engine = () => new Mutation({ mutations: [{ patch: { id: 'a', ...patch } }] as never });
      const before = structuredClone(document);
      const expected = resultOf(() => engine().apply(document as never));
      expect(resultOf(() => patched(document, patch))).toEqual(expected);
      expect(document).toEqual(before);
    }),
    { numRuns: 3_000 },
  );
});

function resultOf(make: () => unknown): unknown {
  try {
    return { ...Object(make()) };
  } catch {
    return 'refused';
  }
}

function isThere(operation: string, at: string): boolean {
  try {
    checkThere(document, operation, at);
    return true;
  } catch {
    return false;
  }
}

const many = Array.from({ length: 1_000 }, (_, index) => `field${index}`);
const fields = Object.fromEntries(many.map((name) => [name, 0]));
const each = (given: unknown) => Object.fromEntries(many.map((name) => [`o.${name}`, given]));

test.each([
  ['set', { set: each(1) }],
  ['setIfMissing', { setIfMissing: Object.fromEntries(many.map((name) => [`o.of.${name}`, 1])) }],
  ['unset', { unset: Object.keys(each(1)) }],
])('an object is copied once by "%s", however many of its fields change', (_, operations) => {
  let copies = 0;
  const o = new Proxy(fields, {
    ownKeys(target) {
      copies++;
      return Reflect.ownKeys(target);
    },
  });
  patched({ _id: 'a', o }, operations);
  expect(copies).toBe(1);
});

test('thousands of numbers are counted up in one patch, each once', () => {
  const after = patched({ _id: 'a', o: fields }, { inc: each(2), dec: each(1) });
  expect(after).toEqual({ _id: 'a', o: Object.fromEntries(many.map((name) => [name, 1])) });
});

test('the items of a list are looked through twice, however many of them are named by their keys', () => {
  let looks = 0;
  const list = many.map((_key) => {
    const item = { _key, n: 0 };
    return new Proxy(item, {
      getOwnPropertyDescriptor(target, name) {
        if (name === '_key') looks++;
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
    });
  });
  const set = Object.fromEntries(many.map((key) => [`list[_key=="${key}"].n`, 1]));
  expect(patched({ _id: 'a', list }, { set }).list).toEqual(many.map((_key) => ({ _key, n: 1 })));
  expect(looks).toBeLessThan(10 * many.length);
});

const places = [
  '[0]',
  '[1]',
  '[2]',
  '[-1]',
  '[-2]',
  '[-9]',
  '[9]',
  '[n==1]',
  '[_key=="a"]',
  '[_key=="b"]',
  '[_key=="c"]',
  '[_key=="d"]',
];
const itemPath = fc
  .tuple(fc.constantFrom(...places), fc.constantFrom('', '', '._key', '.n', '.list[0]', '.list[_key=="e"]'))
  .map(([item, rest]) => `list${item}${rest}`);

test('items that are taken away or replaced one after the other are those that the engine takes', () => {
  const list = ['a', 'b', 'c', 'd'].map((_key) => ({ _key, n: 1, list: [{ _key: 'e' }, { _key: 'f' }] }));
  const item = fc.constantFrom<unknown>('a', 'b', { _key: 'a' }, { _key: 'd', n: 3 }, 7);
  const operations = fc.oneof(
    fc.record({ unset: fc.array(itemPath, { minLength: 3 }) }),
    fc.record({ set: fc.dictionary(itemPath, item, { minKeys: 3 }) }),
  );
  fc.assert(
    fc.property(operations, (patch) => {
      const engine = new Mutation({ mutations: [{ patch: { id: 'a', ...patch } }] as never });
      const expected = { ...engine.apply({ _id: 'a', _type: 'page', list } as never) };
      expect(patched({ _id: 'a', _type: 'page', list }, patch)).toEqual(expected);
    }),
    { numRuns: 3_000 },
  );
});

test('thousands of items are taken away by their keys, each and no other, and those that are not there cost little', () => {
  let looks = 0;
  const list = many.map(
    (_key) =>
      new Proxy(
        { _key },
        {
          getOwnPropertyDescriptor(target, name) {
            looks++;
            return Reflect.getOwnPropertyDescriptor(target, name);
          },
        },
      ),
  );
  const unset = many.slice(1).flatMap((key) => [`list[_key=="${key}"]`, `list[_key=="not-${key}"].n`]);
  expect(patched({ _id: 'a', list }, { unset }).list).toEqual([{ _key: 'field0' }]);
  expect(looks).toBeLessThan(10 * many.length);
});

test('an item is found by the key that it was given in the same patch', () => {
  const list = [{ _key: 'a' }, { _key: 'b' }, { _key: 'c' }];
  const set = {
    'list[_key=="a"].m': 1,
    'list[_key=="b"].m': 1,
    'list[_key=="a"]': { _key: 'd' },
    'list[_key=="d"].n': 2,
    'list[_key=="b"]._key': 'e',
    'list[_key=="e"].n': 3,
    'list[_key=="a"].n': 4,
  };
  expect(patched({ _id: 'a', list }, { set }).list).toEqual([
    { _key: 'd', n: 2 },
    { _key: 'e', m: 1, n: 3 },
    { _key: 'c' },
  ]);
});

test('a text that is not there cannot be changed', () => {
  expect(() => patched(document, { diffMatchPatch: { 'o.none': '@@ -0,0 +1,1 @@\n+a\n' } })).toThrow(
    'There is no text for "diffMatchPatch" to change.',
  );
});
