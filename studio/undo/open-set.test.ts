import { expect, test } from 'vitest';
import { OpenSet } from './open-set.ts';

const inDraft = { target: { id: 'a', type: 'page' }, release: undefined };
const inRelease = { ...inDraft, release: 'summer' };

test('a document is open as long as one of its forms is', () => {
  const open = new OpenSet();
  const [close, closeOther] = [open.openForm(inDraft), open.openForm(inDraft)];
  expect([open.has(inDraft, undefined), open.has(inRelease, undefined)]).toEqual([true, false]);
  close();
  expect(open.has(inDraft, undefined)).toBe(true);
  closeOther();
  expect(open.has(inDraft, undefined)).toBe(false);
});

test('a document is open on a page as the release holds it that is looked at, until the page goes', () => {
  const open = new OpenSet<string>();
  let told = 0;
  open.subscribe(() => {
    told += 1;
  });
  open.setPage('frame', ['a', 'b']);
  expect([
    open.has(inDraft, undefined),
    open.has(inRelease, undefined),
    open.has(inRelease, 'summer'),
  ]).toEqual([true, false, true]);
  open.setPage('frame', ['b']);
  expect(open.has(inDraft, undefined)).toBe(false);
  open.setPage('frame', []);
  expect(open.has({ ...inDraft, target: { id: 'b', type: 'page' } }, undefined)).toBe(false);
  expect(told).toBe(3);
});
