import { BehaviorSubject, of } from 'rxjs';
import type { DocumentStore } from 'sanity';
import { expect, test } from 'vitest';
import { changeForPage } from './change-for-page.ts';

interface Standing {
  ready: true;
  draft?: { _id: string; _type: string; title: string };
}

/**
 * The part of Sanity's store that the code asks, answering for a document in this state, and a record of what it was
 * asked to store.
 */
function storeOf(standing: Standing) {
  const states = new BehaviorSubject(standing);
  const stored: unknown[] = [];
  const execute = (patches: unknown) => {
    stored.push(patches);
    states.next({ ready: true, draft: { _id: 'drafts.one', _type: 'page', title: 'Other' } });
  };
  const store = {
    pair: { editState: () => states, editOperations: () => of({ patch: { disabled: false, execute } }) },
  } as unknown as DocumentStore; // the code asks for nothing else of it
  return { store, stored };
}

const asked = (id: string) => ({
  type: 'change' as const,
  target: { id, type: 'page' },
  changes: [{ typed: { path: 'title', before: 'One', after: 'Other', isField: true } }],
  what: 'Title',
  order: { page: 'mine', number: 1 },
});

test('what is typed on the page is stored', async () => {
  const draft = { _id: 'drafts.one', _type: 'page', title: 'One' };
  const { store, stored } = storeOf({ ready: true, draft });
  expect(await changeForPage(store, asked('one'), undefined)).toBeUndefined();
  expect(stored).toHaveLength(1);
});

test('what is typed on a page that somebody has deleted makes none that holds these words alone, and is said not to be done', async () => {
  const { store, stored } = storeOf({ ready: true });
  expect(await changeForPage(store, asked('deleted'), undefined)).toBe(
    '“Title” was not done: somebody has deleted the document.',
  );
  expect(stored).toEqual([]);
});
