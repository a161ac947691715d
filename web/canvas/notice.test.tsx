// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sayOnPage } from './note.ts';
import { Notice } from './notice.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => vi.unstubAllGlobals());

/** What the page says after a note and then a notice of something done. */
async function saidAfter(words?: string): Promise<string | undefined> {
  const element = document.createElement('div');
  const root = createRoot(element);
  await act(() => root.render(<Notice notice={undefined} tell={() => {}} />));
  await act(() => sayOnPage('Copied.', words));
  await act(() =>
    root.render(<Notice notice={{ type: 'done', sentence: 'Undone: Shared “Steps”.' }} tell={() => {}} />),
  );
  const said = element.textContent ?? undefined;
  await act(() => root.unmount());
  return said;
}

test('what is done takes the place of a note that was said before', async () => {
  expect(await saidAfter()).toBe('Undone: Shared “Steps”.');
});

test('words that are handed back stay beside what is done since', async () => {
  const said = await saidAfter('My words');
  expect(said).toContain('Copied.');
  expect(said).toContain('Undone: Shared “Steps”.');
});
