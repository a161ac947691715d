// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { PictureHint } from './picture-hint.tsx';

afterEach(() => vi.unstubAllGlobals());

/**
 * How far the page scrolls when a section without its pictures is selected, in a window of 800 pixels: `top` is that of
 * the section, and the hint below it ends at `bottom`.
 */
async function scrolledFor(top: number, bottom: number): Promise<number> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('innerHeight', 800);
  let scrolled = 0;
  vi.stubGlobal('scrollBy', (by: { top: number }) => {
    scrolled += by.top;
  });
  // What jsdom does not have.
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, bottom - 40, 400, 40);
  const band = { _key: 'band', _type: 'marquee', title: 'Pictures' };
  const page = {
    target: { id: 'page', type: 'page' },
    documentOf: () => ({ _id: 'page', _type: 'page', sections: [band] }),
    mayEdit: () => true,
  };
  const place = { key: 'band', top, left: 0, width: 900, height: 90 };
  const root = createRoot(document.createElement('div'));
  await act(() =>
    root.render(<PictureHint place={place} page={page} onFiles={() => {}} onMedia={undefined} />),
  );
  await act(() => root.unmount());
  return scrolled;
}

test('what says that a section begins with its pictures comes into sight, above the buttons in the corner', async () => {
  expect(await scrolledFor(690, 824)).toBe(96);
  expect(await scrolledFor(300, 434)).toBe(0);
});

test('nothing scrolls where the section itself would leave the window', async () => {
  expect(await scrolledFor(40, 1500)).toBe(0);
});
