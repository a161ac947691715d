import { Subject } from 'rxjs';
import type { DocumentVersionEvent } from 'sanity';
import { expect, test } from 'vitest';
import { editsAmong } from './edits-among.ts';

const stored = (title: string, _id = 'drafts.a') => ({ _id, _type: 'page', title });

/** The edits that are found in events of the store: whether each is our own, and the titles before and after it. */
function seenIn(...events: object[]) {
  const source = new Subject<DocumentVersionEvent>();
  const seen: unknown[] = [];
  editsAmong(source).subscribe(({ isOwn, before, after }) => seen.push([isOwn, before.title, after.title]));
  // The code reads only these fields of an event.
  for (const event of events) source.next(event as DocumentVersionEvent);
  return seen;
}

const snapshot = (version: string, document: object | null) => ({ type: 'snapshot', version, document });
const mutation = (version: string, document: object, origin: string) => ({
  type: 'mutation',
  version,
  document,
  origin,
  mutations: [],
});

test('the state before an edit is known, whether the store tells of the new state before the edit or after', () => {
  const [a, b, c] = [stored('a'), stored('b'), stored('c')];
  const seen = seenIn(
    snapshot('draft', a),
    snapshot('draft', b),
    mutation('draft', b, 'local'),
    mutation('draft', c, 'local'),
    snapshot('draft', c),
  );
  expect(seen).toEqual([
    [true, 'a', 'b'],
    [true, 'b', 'c'],
  ]);
});

test('a draft begins as what is published, also after it was published', () => {
  const [published, b, c] = [stored('a', 'a'), stored('b'), stored('c')];
  const seen = seenIn(
    snapshot('draft', null),
    snapshot('published', published),
    mutation('draft', b, 'local'),
    snapshot('published', stored('b', 'a')),
    snapshot('draft', null),
    mutation('draft', c, 'local'),
  );
  expect(seen).toEqual([
    [true, 'a', 'b'],
    [true, 'b', 'c'],
  ]);
});

test('what others have done is not one’s own, and a document that is new is no edit', () => {
  const [a, b, c] = [stored('a'), stored('b'), stored('c')];
  const rebase = { type: 'rebase', version: 'draft', document: c, remoteMutations: [], localMutations: [] };
  expect(seenIn(snapshot('draft', a), mutation('draft', b, 'remote'), rebase)).toEqual([
    [false, 'a', 'b'],
    [false, 'b', 'c'],
  ]);
  expect(seenIn(snapshot('draft', null), snapshot('published', null), mutation('draft', a, 'local'))).toEqual(
    [],
  );
});
