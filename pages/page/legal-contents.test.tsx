// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LegalContents } from './legal-contents.tsx';

test('the part that is read may be marked before React is there, which takes the contents over without a complaint', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const complain = vi.spyOn(console, 'error');
  const contents = <LegalContents parts={[{ id: 'a', title: 'A', level: 2 }]} />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(contents);
  page.querySelector('a')?.setAttribute('aria-current', 'location');
  await act(() => hydrateRoot(page, contents));
  expect(complain.mock.calls).toEqual([]);
  expect(page.querySelector('a')?.getAttribute('aria-current')).toBe('location');
});
