import { BehaviorSubject, firstValueFrom, map, of, skip, switchMap } from 'rxjs';
import type { DocumentStore } from 'sanity';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applyChanges } from '#canvas/changes/apply-changes.ts';
import type { LiveDocument, StoredChange } from '#canvas/messages.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { madeDocuments } from '../canvas/made-documents.ts';
import { Steps } from './steps.ts';
import { take } from './take.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());
const client = () => its.client({ apiVersion: '2025-02-19', perspective: 'raw' });

/** The part of the Studio's store through which steps are taken: it holds one draft, and stores each change at once. */
function storeOf(draft: LiveDocument) {
  const draft$ = new BehaviorSubject(draft);
  const execute = (patches: StoredChange[]) => draft$.next(applyChanges(draft$.value, patches));
  const pair = {
    editOperations: () => of({ patch: { disabled: false, execute } }),
    editState: () => draft$.pipe(map((now) => ({ ready: true, draft: now, published: null }))),
    consistencyStatus: () => of(true),
  };
  // The code asks nothing else of a store. The real one runs only in the Studio, where a browser test covers it.
  return { draft$, store: { pair } as unknown as DocumentStore };
}

const type = { name: 'page', title: 'Page', fields: [] };
const target = { id: 'plans', type: 'page' };
const what = 'Shared “Prices”';
const shared = { _id: 'shared', _type: 'shared-section', title: 'Prices', sections: [{ _key: 'a' }] };
const reference = { _type: 'reference', _ref: 'shared', _weak: true };
const page = (section: object): LiveDocument => ({
  _id: 'drafts.plans',
  _type: 'page',
  title: 'Plans',
  sections: [section],
});
const before = page({ _key: 'a', _type: 'cta-banner', title: 'Prices' });
const after = page({ _key: 'a', _type: 'shared', section: reference });

test('a section that was made shared is itself again, and what was made for it goes; done again it is there before it is named', async () => {
  const steps = new Steps();
  const { draft$, store } = storeOf(after);
  await madeDocuments.make(client(), shared, what, undefined);
  const edit = { target, release: undefined, before, after, what, isConsequence: false, atMs: 0 };
  const step = steps.add(edit, () => '');
  if (!step) throw new Error('Nothing was done.');
  const people = { self: 'admin', nameOf: async () => undefined };
  const means = { steps, store, client: client(), people };
  const isThere = () => client().fetch('defined(*[_id == "drafts.shared"][0])');

  expect(await take(means, type, 'undo', step)).toMatchObject({ type: 'done', sentence: `Undone: ${what}.` });
  expect([draft$.value, await isThere()]).toEqual([before, false]);

  const undone = steps.find('redo', step.id);
  if (!undone) throw new Error('Nothing can be done again.');
  const whenNamed = firstValueFrom(draft$.pipe(skip(1), switchMap(isThere)));
  expect(await take(means, type, 'redo', undone)).toMatchObject({ type: 'done' });
  expect(await whenNamed).toBe(true);
  expect([draft$.value, await isThere()]).toEqual([after, true]);

  await client().patch('drafts.shared').set({ title: 'Theirs' }).commit();
  const again = steps.find('undo', step.id);
  if (!again) throw new Error('Nothing can be taken back.');
  expect(await take(means, type, 'undo', again)).toMatchObject({
    type: 'done',
    sentence: `Undone: ${what}. “Prices” stays among the shared sections, because it has been changed or published since.`,
  });
  expect(await isThere()).toBe(true);
});

test('a step that cannot be taken back now stays one that can', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const steps = new Steps();
  const { store } = storeOf(after);
  const edit = { target, release: undefined, before, after, what: 'Edited', isConsequence: false, atMs: 0 };
  const step = steps.add(edit, () => 'Edited');
  if (!step) throw new Error('Nothing can be taken back.');
  const failing = {
    ...store.pair,
    editOperations: () =>
      of({
        patch: {
          disabled: false,
          execute: () => {
            throw new Error('It is not connected.');
          },
        },
      }),
  };
  const means = {
    // As in `storeOf`, this is all that the code asks of a store.
    store: { pair: failing } as unknown as DocumentStore,
    client: client(),
    steps,
    people: { self: 'admin', nameOf: async () => undefined },
  };
  expect(await take(means, type, 'undo', step)).toMatchObject({ type: 'refused' });
  expect([steps.find('undo', step.id), steps.find('redo', step.id)]).toEqual([step, undefined]);
});
