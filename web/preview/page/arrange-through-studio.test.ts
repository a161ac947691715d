import { at, createIfNotExists, insert, patch, remove } from '@sanity/mutate';
import { expect, test } from 'vitest';
import type { LiveDocument } from '#canvas/messages.ts';
import { arrangeThroughStudio } from './arrange-through-studio.ts';

const shown: LiveDocument = {
  _id: 'a',
  _type: 'page',
  sections: [{ _key: 'one' }, { _key: 'two' }],
};

/** The overlay's store, with one draft that it knows of. */
function overlayStore() {
  const sent: unknown[] = [];
  const draft = {
    getSnapshot: () => ({ context: { local: { _id: 'drafts.a', sections: [] } } }),
    send: (event: unknown) => sent.push(event),
  };
  const store = { getSnapshot: () => ({ context: { documents: { 'drafts.a': draft } } }) };
  return { store, sent };
}

test('what the overlay does is left to the Studio, from what the page shows, and by keys', () => {
  const { store, sent } = overlayStore();
  const changed: unknown[] = [];
  // The real store has much more than is asked of it here.
  const end = arrangeThroughStudio(store as never, {
    documentOf: (id) => (id === 'a' ? shown : undefined),
    change: (target, changes) => changed.push(target, ...changes),
  });
  const draft = store.getSnapshot().context.documents['drafts.a'];
  expect(draft.getSnapshot().context.local).toBe(shown);
  const moved = patch('drafts.a', [
    at('sections', remove(1)),
    at('sections', insert([{ _key: 'two' }], 'before', { _key: 'one' })),
  ]);
  draft.send({ type: 'mutate', mutations: [createIfNotExists({ ...shown, _id: 'drafts.a' }), moved] });
  draft.send({ type: 'submit' });
  expect(sent).toEqual([]);
  expect(changed).toEqual([
    { id: 'a', type: 'page' },
    { moved: { list: 'sections', key: 'two', after: [] } },
  ]);
  end();
  expect(store.getSnapshot().context.documents['drafts.a'].getSnapshot().context.local).not.toBe(shown);
});
