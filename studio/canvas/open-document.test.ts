import { getPublishedId } from '@sanity/client/csm';
import { BehaviorSubject, concat, defer, EMPTY, NEVER, of, Subject } from 'rxjs';
import type { DocumentStore } from 'sanity';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedChanges } from '#canvas/changes/apply-changes.ts';
import { type HeardPage, openPage } from '../pages-shown/heard-page-fixture.ts';
import { tellPages } from '../pages-shown/shown-pages.ts';
import { changeDocument, lookAtLayer } from './open-document.ts';

// Each test has a document of its own, because the Studio goes on telling pages of each document that was changed, in
// later tests too.
const target = { id: 'page-of-two-layers', type: 'page' };
const titled = (_id: string, title: string) => ({ _id, _type: 'page', title });

let page: HeardPage;
beforeEach(() => {
  page = openPage();
});
afterEach(() => page.close());

test('a page that looks at drafts is told nothing of a release in which the same document was changed before', async () => {
  const inRelease = new BehaviorSubject({
    ready: true,
    version: titled(`versions.r.${target.id}`, 'In the release'),
  });
  const asDraft = new Subject();
  // The part of Sanity's store that the code asks.
  const store = {
    pair: {
      editState: (_id: string, _type: string, release?: string) => (release ? inRelease : asDraft),
      editOperations: () => of({ patch: { disabled: false, execute() {} } }),
    },
  } as unknown as DocumentStore; // the code asks for nothing else of it
  const titles = () =>
    page.heard.flatMap((said) =>
      said.type === 'document' && getPublishedId(said.document._id) === target.id
        ? [said.document.title]
        : [],
    );

  lookAtLayer('r');
  await changeDocument(store, target, 'r', { for: 'canvas' }, () => []);
  await expect.poll(titles).toEqual(['In the release']);
  lookAtLayer(undefined);
  inRelease.next({ ready: true, version: titled(`versions.r.${target.id}`, 'A colleague, in the release') });
  const change = changeDocument(store, target, undefined, { for: 'canvas' }, () => []);
  asDraft.next({ ready: true, draft: titled(`drafts.${target.id}`, 'As a draft') });
  await Promise.race([change, Promise.resolve()]);
  await expect.poll(titles).toEqual(['In the release', 'As a draft']);
  lookAtLayer('r');
  await expect.poll(titles).toEqual(['In the release', 'As a draft', 'A colleague, in the release']);
});

test('what is typed and changes nothing makes no draft of a published page, which still hears that it is done', async () => {
  const published = titled('published-page', 'As visitors see it');
  const executed: unknown[] = [];
  // The part of Sanity's store that the code asks.
  const store = {
    pair: {
      editState: () => new BehaviorSubject({ ready: true, published }),
      editOperations: () =>
        of({ patch: { disabled: false, execute: (patches: unknown) => executed.push(patches) } }),
    },
  } as unknown as DocumentStore; // the code asks for nothing else of it
  const typed = {
    path: 'title',
    before: 'As visitors see it all',
    after: 'As visitors see it',
    isField: true,
  };

  lookAtLayer(undefined);
  await changeDocument(
    store,
    { id: published._id, type: 'page' },
    undefined,
    { for: 'canvas' },
    (now) => storedChanges(now, [{ typed }]),
    { page: 'mine', number: 3 },
  );
  await expect
    .poll(() =>
      page.heard.findLast((said) => said.type === 'document' && said.document._id === published._id),
    )
    .toEqual({ type: 'document', document: published, has: { mine: 3 } });
  expect(executed).toEqual([]);
});

test('a document is told of after an error as well, and no more once it is deleted', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const id = 'page-of-an-error';
  const now = (title?: string) => ({ ready: true, draft: title ? titled(`drafts.${id}`, title) : null });
  let asked = 0;
  const states = [new BehaviorSubject(now('Before')), new BehaviorSubject(now('After'))];
  // The part of Sanity's store that the code asks.
  const store = {
    pair: {
      editState: () => defer(() => states[asked] ?? EMPTY),
      editOperations: () => concat(of({ patch: { disabled: false, execute() {} } }), NEVER),
    },
  } as unknown as DocumentStore; // the code asks for nothing else of it
  const titles = () =>
    page.heard.flatMap((said) =>
      said.type === 'document' && getPublishedId(said.document._id) === id ? [said.document.title] : [],
    );

  lookAtLayer(undefined);
  await changeDocument(store, { id, type: 'page' }, undefined, { for: 'canvas' }, () => []);
  await expect.poll(titles).toEqual(['Before']);
  asked = 1;
  states[0]?.error(new Error('The lake is away.'));
  await expect.poll(titles).toEqual(['Before', 'After']);
  lookAtLayer(undefined);
  await expect.poll(titles).toEqual(['Before', 'After', 'After']);

  states[1]?.next(now());
  lookAtLayer(undefined);
  // Pages hear of documents once all that is under way is done, and of the guide after that.
  await Promise.resolve();
  tellPages({ type: 'guide', step: 5 });
  await expect.poll(() => page.heard.at(-1)).toEqual({ type: 'guide', step: 5 });
  expect(titles()).toEqual(['Before', 'After', 'After']);
});
