import { expect, test } from 'vitest';
import type { ToPage } from '#canvas/messages.ts';
import { greetPages, listenToPages, noteMade, tellPages } from './pages.ts';

const origin = 'https://site.example';

test('a page is told of a document once all is done, with which of its changes the document has', async () => {
  const window = new EventTarget();
  Object.assign(globalThis, { window });
  listenToPages([origin]);
  const stop = greetPages(() => [
    { type: 'document', document: { _id: 'drafts.a', _type: 'page', title: 'First' } },
  ]);
  const { port1, port2 } = new MessageChannel();
  const heard: ToPage[] = [];
  port1.onmessage = ({ data }) => heard.push(data);
  const hello = {
    data: { channel: 'tessera/canvas', type: 'hello' },
    origin,
    ports: [port2],
    source: window,
  };
  window.dispatchEvent(Object.assign(new Event('message'), hello));
  await expect.poll(() => heard).toHaveLength(1);

  const document = { _id: 'drafts.a', _type: 'page', title: 'Between' };
  tellPages({ type: 'document', document });
  noteMade('a', { page: 'p', number: 3 });
  tellPages({ type: 'document', document: { ...document, title: 'Whole' } });
  await expect.poll(() => heard).toHaveLength(2);
  expect(heard).toMatchObject([
    { document: { title: 'First' }, has: {} },
    { document: { title: 'Whole' }, has: { p: 3 } },
  ]);
  stop();
  port1.close();
  Reflect.deleteProperty(globalThis, 'window');
});
