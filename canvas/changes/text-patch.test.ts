import { applyPatches, parsePatch } from '@sanity/diff-match-patch';
import { Mutation } from '@sanity/mutator';
import { expect, test } from 'vitest';
import { randomFrom } from '../text/rich-fixture.ts';
import { applyChanges } from './apply-changes.ts';
import { textPatch } from './text-patch.ts';

const document = (title: string) => ({ _id: 'a', _type: 'page', title });

/**
 * The text that results wherever a patch is applied: in the library, in the engine of Studio and lake, and on the page.
 */
function becomes(before: string, after: string): unknown[] {
  const patch = textPatch(before, after);
  if (patch === undefined) return [];
  const changes = { diffMatchPatch: { title: patch } };
  const [byLibrary] = applyPatches(parsePatch(patch), before);
  const engine = new Mutation({ mutations: [{ patch: { id: 'a', ...changes } }] });
  const typed = { typed: { path: 'title', before, after, isField: true } };
  return [
    byLibrary,
    engine.apply(document(before))?.title,
    ...[changes, typed].map((change) => applyChanges(document(before), [change]).title ?? ''),
  ];
}

test('an emoji of which another shares a half comes, goes and takes its place whole', () => {
  for (const [before, after] of [
    ['Go 🔥🚀💡', 'Go 🔥💡'],
    ['a😂', 'a😁😂'],
    ['😀', '😁'],
    ['😀😁', '😁😀'],
    ['', '🚀'],
    ['🚀', ''],
    ['👍🏽 ok', '👍 ok'],
  ] as const)
    expect(new Set(becomes(before, after)), `${before} → ${after}`).toEqual(new Set([after]));
});

test('whatever becomes of a text of many emoji, its patch makes exactly that of it', () => {
  const random = randomFrom(7);
  const letters = ['😀', '😁', '😂', '🚀', '🔥', '💡', '👍🏽', '👩‍💻', '🇺🇦', 'é', 'я', 'a', 'a', ' ', '\n'];
  const some = (most: number) =>
    Array.from({ length: random(most) }, () => letters[random(letters.length)]).join('');
  for (let turn = 0; turn < 3000; turn++) {
    const before = some(turn % 10 === 0 ? 200 : 20);
    const units = [...before];
    const after = units
      .toSpliced(random(units.length + 1), random(turn % 7 === 0 ? 90 : 3), some(4))
      .join('');
    expect(new Set(becomes(before, after)), `${before} → ${after}`).toEqual(new Set([after]));
  }
});

test('a text that holds half of an emoji has no patch, and is set', () => {
  const half = 'a\ud83d b';
  expect(textPatch(half, 'a b')).toBeUndefined();
  expect(textPatch('a b', half)).toBeUndefined();
  const typed = { path: 'title', before: half, after: 'a b', isField: true };
  expect(applyChanges(document(half), [{ typed }]).title).toBe('a b');
});
