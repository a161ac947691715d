import { afterEach, expect, test, vi } from 'vitest';
import type { ToPage } from '#canvas/messages.ts';
import { openPage } from './heard-page-fixture.ts';
import { greetPages, hearPages, noteMade, showInstead, tellPages } from './shown-pages.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page is told of a document once all is done, with which of its changes the document has', async () => {
  const stop = greetPages(() => [
    { type: 'document', document: { _id: 'drafts.a', _type: 'page', title: 'First' } },
  ]);
  const { heard, close } = openPage();
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
  close();
});

test('what is written by hand is told at once, before React has drawn the form anew in a microtask', async () => {
  const { heard, close } = openPage();
  const document = { _id: 'drafts.c', _type: 'page', title: 'A' };
  vi.stubGlobal('UIEvent', Event);
  vi.stubGlobal('event', new Event('input'));
  tellPages({ type: 'document', document });
  tellPages({ type: 'document', document: { ...document, title: 'Ab' } });
  await expect.poll(() => heard).toMatchObject([{ document: { title: 'A' } }, { document: { title: 'Ab' } }]);
  close();
});

test('a page that came while no form was open is told of a document that others know already', async () => {
  const document = { _id: 'drafts.b', _type: 'page', title: 'Not stored yet' };
  const first = openPage();
  tellPages({ type: 'document', document });
  await expect.poll(() => first.heard).toMatchObject([{ document }]);

  const second = openPage();
  tellPages({ type: 'document', document });
  await expect.poll(() => second.heard).toMatchObject([{ document }]);
  first.close();
  second.close();
});

test('what is answered late is heard by a page that has said hello once more meanwhile', async () => {
  const page = openPage();
  const answers: ((said: ToPage) => void)[] = [];
  const stop = hearPages((_said, answer) => answers.push(answer));
  page.say({ type: 'undo' });
  await expect.poll(() => answers).toHaveLength(1);
  page.helloAgain();
  answers[0]?.({ type: 'refused', sentence: 'This was not done.' });
  await expect.poll(() => page.heard).toContainEqual({ type: 'refused', sentence: 'This was not done.' });
  stop();
  page.close();
});

test('a page shows another state of a document where that stands, until it does so no more', async () => {
  const { heard, close } = openPage();
  const titles = () => heard.map((said) => said.type === 'document' && said.document.title);
  const document = { _id: 'drafts.d', _type: 'page', title: 'Now', path: { current: '/here' } };
  const past = { _id: 'd', _type: 'page', title: 'Before', path: { current: '/there' } };
  tellPages({ type: 'document', document });
  await expect.poll(titles).toEqual(['Now']);
  showInstead('d', past);
  await expect.poll(titles).toEqual(['Now', 'Before']);
  expect(heard[1]).toMatchObject({ document: { _id: 'drafts.d', path: { current: '/here' } } });

  tellPages({ type: 'document', document: { ...document, title: 'Later' } });
  const second = openPage();
  await expect.poll(titles).toEqual(['Now', 'Before', 'Before']);
  showInstead('d', undefined);
  await expect.poll(titles).toEqual(['Now', 'Before', 'Before', 'Later']);
  second.close();
  close();
});
