import { BehaviorSubject, of, Subject } from 'rxjs';
import type { DocumentStore } from 'sanity';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ToPage } from '#canvas/messages.ts';
import { changeDocument, lookAt } from './open-document.ts';
import { listenToPages } from './pages.ts';

const origin = 'https://site.example';
const target = { id: 'p', type: 'page' };
const titled = (_id: string, title: string) => ({ _id, _type: 'page', title });

let heard: ToPage[];
let port: MessagePort;
beforeEach(() => {
  const window = new EventTarget();
  Object.assign(globalThis, { window });
  listenToPages([origin]);
  const { port1, port2 } = new MessageChannel();
  port = port1;
  heard = [];
  port1.onmessage = ({ data }) => heard.push(data);
  const hello = {
    data: { channel: 'tessera/canvas', type: 'hello' },
    origin,
    ports: [port2],
    source: window,
  };
  window.dispatchEvent(Object.assign(new Event('message'), hello));
});
afterEach(() => {
  port.close();
  Reflect.deleteProperty(globalThis, 'window');
});

test('a page that looks at drafts is told nothing of a release in which the same document was changed before', async () => {
  const inRelease = new BehaviorSubject({ ready: true, version: titled('versions.r.p', 'In the release') });
  const asDraft = new Subject();
  // The part of Sanity's store that is asked for, as it answers.
  const store = {
    pair: {
      editState: (_id: string, _type: string, release?: string) => (release ? inRelease : asDraft),
      editOperations: () => of({ patch: { disabled: false, execute() {} } }),
    },
  } as unknown as DocumentStore;
  const titles = () => heard.map((said) => (said.type === 'document' ? said.document.title : said.type));

  lookAt('r');
  await changeDocument(store, target, 'r', { for: 'canvas' }, () => []);
  await expect.poll(titles).toEqual(['In the release']);
  lookAt(undefined);
  inRelease.next({ ready: true, version: titled('versions.r.p', 'A colleague, in the release') });
  const change = changeDocument(store, target, undefined, { for: 'canvas' }, () => []);
  asDraft.next({ ready: true, draft: titled('drafts.p', 'As a draft') });
  await Promise.race([change, Promise.resolve()]);
  await expect.poll(titles).toEqual(['In the release', 'As a draft']);
  lookAt('r');
  await expect.poll(titles).toEqual(['In the release', 'As a draft', 'A colleague, in the release']);
});
