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
const nothing = () => {};

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

/** Draws the canvas on a page with one section, clicks that, and pastes another one after it; answers what was changed. */
async function pasteWhere(mayEdit: boolean) {
  const change = vi.fn<Editing['change']>();
  const editing: Editing = {
    target: { id: 'page', type: 'page' },
    documentOf: () => page,
    mayEdit: () => mayEdit,
    change,
    ...{
      create: nothing,
      upload: nothing,
      choose: nothing,
      find: nothing,
      findShared: nothing,
      tell: nothing,
      keepDrawn: nothing,
      prepare: nothing,
    },
    ...{ history: undefined, colleagues: [], comments: [], guide: undefined, notice: undefined },
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
