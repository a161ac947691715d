// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveDocument } from '#canvas/messages.ts';
import { sectionToText } from '#canvas/sections/section-clipboard.ts';
import type { Editing } from './editing.ts';
import { Sections } from './sections.tsx';

const faq = { _key: 'a', _type: 'faq', title: 'Questions', items: [] };
const page: LiveDocument = { _id: 'page', _type: 'page', title: 'A page', sections: [faq] };
const picture = { _type: 'picture', alt: 'A key', asset: { _ref: 'image-old' } };
const shared: LiveDocument = {
  _id: 'shared',
  _type: 'shared-section',
  title: 'Keys for all',
  sections: [{ _key: 'b', _type: 'feature', title: 'Keys', picture }],
};
const nothing = () => {};
const noEditing = {
  ...{ create: nothing, upload: nothing, choose: nothing, find: nothing, findShared: nothing, tell: nothing },
  ...{ keepDrawn: nothing, prepare: nothing },
  ...{ history: undefined, colleagues: [], comments: [], guide: undefined, notice: undefined },
};

beforeEach(() => {
  // What jsdom does not have.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing;
      disconnect = nothing;
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollBy', nothing);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML =
    '<div data-sections><div data-section="a"><section>Questions</section></div></div><div id="root"></div>';
});
afterEach(() => vi.unstubAllGlobals());

/** Draws the canvas on a page with one section, clicks it and pastes another one after it; returns what was changed. */
async function pasteWhere(mayEdit: boolean) {
  const change = vi.fn<Editing['change']>();
  const editing: Editing = {
    target: { id: 'page', type: 'page' },
    documentOf: () => page,
    mayEdit: () => mayEdit,
    change,
    ...noEditing,
  };
  const root = createRoot(document.getElementById('root') as HTMLElement); // drawn before each test
  await act(() => root.render(<Sections {...editing} />));
  await act(() => document.querySelector('section')?.click());
  const paste = Object.assign(new Event('paste', { bubbles: true }), {
    clipboardData: { getData: () => sectionToText(faq) },
  });
  await act(() => document.body.dispatchEvent(paste));
  await act(() => root.unmount());
  return change.mock.calls;
}

test('a section that was copied is put after the selected one by a paste', async () => {
  expect(await pasteWhere(true)).toMatchObject([[{ id: 'page' }, expect.anything(), 'Pasted “Questions”']]);
});

test('nothing is put on a page that is only looked at, as on one of a day to come', async () => {
  expect(await pasteWhere(false)).toEqual([]);
});

/** Draws the canvas on a page with a shared section that has a picture; returns that, and what was changed. */
async function drawShared(mayEdit: Editing['mayEdit']) {
  const change = vi.fn<Editing['change']>();
  const place = { _key: 'a', _type: 'shared', section: { _ref: 'shared' } };
  const editing: Editing = {
    ...noEditing,
    target: { id: 'page', type: 'page' },
    documentOf: (id) => (id === 'page' ? { ...page, sections: [place] } : shared),
    mayEdit,
    change,
    upload: (_file, _isShrunk, follow) => follow({ type: 'upload', upload: 'a', asset: 'image-new' }),
  };
  const image = document.createElement('img');
  image.dataset.sanity = 'id=shared;type=shared-section;path=sections:b.picture;base=%2Fstudio';
  document.querySelector('section')?.append(image);
  // What jsdom does not have.
  document.elementsFromPoint = () => [image];
  vi.stubGlobal('scrollTo', nothing);
  // The Studio, beside the window of the page.
  vi.stubGlobal('opener', window);
  const root = createRoot(document.getElementById('root') as HTMLElement); // drawn before each test
  await act(() => root.render(<Sections {...editing} />));
  return { image, change, root };
}

const wordsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

/**
 * Clicks the picture of a shared section and drops a file on it; returns what the bars offer and what was changed.
 */
async function replaceWhere(mayEdit: Editing['mayEdit']) {
  const { image, change, root } = await drawShared(mayEdit);
  await act(() => image.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
  const offers = wordsOf('[data-part=picture-bar] label');
  const bar = wordsOf('[data-part=section-bar] button');
  const files = [new File(['x'], 'key.png', { type: 'image/png' })];
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { types: ['Files'], files },
  });
  await act(async () => void image.dispatchEvent(drop));
  await act(() => root.unmount());
  return { offers, bar, changed: change.mock.calls.map(([target, changes]) => [target.id, changes]) };
}

test('where the page is locked, keys lead to the pictures of a section that it shares, and back', async () => {
  const { root } = await drawShared((id) => id === 'shared');
  const press = (key: string) =>
    act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  const entry = document.querySelector<HTMLElement>('[data-part=canvas-entry]');
  expect(entry?.textContent).toBe('Edit the shared sections of this page');
  await act(() => entry?.click());
  expect(document.activeElement?.textContent).toBe('Keys for all');
  await press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('Pictures');
  await act(() => (document.activeElement as HTMLElement).click());
  expect(document.activeElement?.matches('[data-part=picture-bar] input')).toBe(true);
  await press('Escape');
  expect(document.activeElement?.textContent).toBe('Keys for all');
  await press('Escape');
  expect(document.activeElement).toBe(entry);
  await act(() => root.unmount());
});

test('where the page and all that it shares are locked, nothing asks to be edited', async () => {
  const { root } = await drawShared(() => false);
  expect(document.querySelector('[data-part=canvas]')?.textContent).toBe('');
  await act(() => root.unmount());
});

test('where the page is locked, the picture of a section that it shares is replaced, and nothing else is done', async () => {
  const { offers, bar, changed } = await replaceWhere((id) => id === 'shared');
  expect({ offers, bar }).toEqual({ offers: ['Replace'], bar: ['Keys for all', 'Pictures'] });
  expect(changed).toMatchObject([
    ['shared', [{}, { set: { 'sections[_key=="b"].picture.asset': { _ref: 'image-new' } } }, {}]],
  ]);
});

test('the picture of a shared section that is locked is not replaced on a page that is free', async () => {
  const { offers, changed } = await replaceWhere((id) => id === 'page');
  expect({ offers, changed }).toEqual({ offers: [], changed: [] });
});
