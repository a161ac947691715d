import { applyPatch, incremental } from 'mendoza';
import { expect, test } from 'vitest';
import type { StoredDocument } from '../../kernel/store/document.ts';
import { effectOf } from './effect.ts';

/** Numbers that are the same in every run, so that a failure can be looked at again. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const words = ['Identität', 'größer', 'keys 🔑🗝️', 'é', '漢字', 'and so on', '', '\uD83D\uDD11', 'x'];

function randomValue(next: (below: number) => number, depth: number): unknown {
  const kind = next(depth > 0 ? 8 : 5);
  if (kind < 2) return Array.from({ length: next(6) }, () => words[next(words.length)]).join(' ');
  if (kind === 2) return next(5);
  if (kind === 3) return next(2) === 0;
  if (kind === 4) return null;
  const size = next(5);
  if (kind === 5) return Array.from({ length: size }, () => randomValue(next, depth - 1));
  if (kind === 6)
    return Array.from({ length: size }, (_, n) => ({ _key: `k${n}`, in: randomValue(next, depth - 1) })).sort(
      () => next(3) - 1,
    );
  return Object.fromEntries(
    Array.from({ length: size }, () => [`f${next(9)}`, randomValue(next, depth - 1)]),
  );
}

/** A copy of a value with some of its parts changed. */
function changed(value: unknown, next: (below: number) => number): unknown {
  if (next(9) === 0) return randomValue(next, 2);
  if (typeof value === 'string') {
    const at = next(value.length + 1);
    return (
      value.slice(0, at) +
      (words[next(words.length)] ?? '') +
      value.slice(at + next(4))
    ).toWellFormed();
  }
  if (Array.isArray(value)) {
    const list = value.map((item) => (next(3) === 0 ? changed(item, next) : item));
    if (next(3) === 0) list.splice(next(list.length + 1), next(2), randomValue(next, 1));
    if (next(4) === 0) list.reverse();
    return list;
  }
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    next(2) === 0 ? changed(field, next) : field,
  ]);
  return Object.fromEntries(next(4) === 0 ? fields.slice(1) : fields);
}

test('an effect leads from the document before to the one after and back, in both of the readers of the Studio', () => {
  const next = numbers(3);
  let compact = 0;
  for (let round = 0; round < 6_000; round++) {
    const content = { body: randomValue(next, 3), other: randomValue(next, 2), title: 'Always the same' };
    const after = changed(content, next);
    if (!after || typeof after !== 'object' || Array.isArray(after)) continue;
    const base = { _id: 'a', _type: 'x', _createdAt: '', _updatedAt: '' };
    const old = { ...base, ...content };
    const now = { ...base, ...after };
    const { apply, revert } = effectOf({
      id: 'a',
      before: { ...old, _rev: '1' } as StoredDocument,
      after: { ...now, _rev: '2' } as StoredDocument,
    });
    expect(applyPatch(old, apply)).toEqual(now);
    expect(applyPatch(now, revert)).toEqual(old);
    const read = incremental.applyPatch(incremental.wrap(old, null), apply, null);
    expect(incremental.unwrap(read)).toEqual(now);
    if (JSON.stringify(apply).length < JSON.stringify(now).length) compact++;
  }
  expect(compact).toBeGreaterThan(4_500);
});

test('the effect on a list that is longer than a call may have arguments is told', () => {
  const listOf = (first: number) => Array.from({ length: 80_000 }, (_, index) => first + index * 2);
  const base = { _id: 'a', _type: 'x', _createdAt: '', _updatedAt: '' };
  const [before, after] = [0, 1].map((first) => ({ ...base, _rev: 'r', list: listOf(first) }));
  const { apply } = effectOf({ id: 'a', before, after } as never);
  expect(applyPatch({ ...base, list: listOf(0) }, apply)).toEqual({ ...base, list: listOf(1) });
});

test('fields that are called as what every object has are fields as others are', () => {
  const old = { _id: 'a', _type: 'x', _createdAt: '', _updatedAt: '', part: {} };
  const now = { ...old, constructor: 'Smith', part: { toString: 'b' } };
  const change = { id: 'a', before: { ...old, _rev: '1' }, after: { ...now, _rev: '2' } };
  const { apply, revert } = effectOf(change);
  expect(applyPatch(old, apply)).toEqual(now);
  expect(applyPatch(now, revert)).toEqual(old);
});

test('what is made and what is deleted is told as the Studio looks for it', () => {
  const document = { _id: 'a', _type: 'x', _rev: '1', _createdAt: '', _updatedAt: '' };
  const { _rev, ...content } = document;
  expect(effectOf({ id: 'a', before: null, after: document })).toEqual({
    apply: [0, content],
    revert: [0, null],
  });
  expect(effectOf({ id: 'a', before: document, after: null })).toEqual({
    apply: [0, null],
    revert: [0, content],
  });
});

test('a letter in a long text costs some bytes, and one of forty sections only that section', () => {
  const base = { _id: 'a', _type: 'x', _rev: '1', _createdAt: '', _updatedAt: '' };
  const sections = Array.from({ length: 40 }, (_, n) => ({
    _key: `s${n}`,
    text: 'Words, and more words. '.repeat(40),
  }));
  const after = sections.map((section, n) => (n === 7 ? { ...section, text: `${section.text}!` } : section));
  const { apply } = effectOf({ id: 'a', before: { ...base, sections }, after: { ...base, sections: after } });
  expect(JSON.stringify(apply).length).toBeLessThan(80);
});
