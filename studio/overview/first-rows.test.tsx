// @vitest-environment jsdom
import { ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { FirstRows } from './first-rows.tsx';

async function draw(count: number) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom lacks this.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const place = document.body.appendChild(document.createElement('main'));
  const names = Array.from({ length: count }, (_, index) => `row ${index + 1}`);
  const rows = names.map((name) => <li key={name}>{name}</li>);
  await act(() =>
    createRoot(place).render(
      <ThemeProvider theme={buildTheme()}>
        <FirstRows rows={rows} />
      </ThemeProvider>,
    ),
  );
  return { shown: () => place.querySelectorAll('li').length, button: () => place.querySelector('button') };
}

test('a long list shows its first rows and how many there are, and the others when they are asked for', async () => {
  const { shown, button } = await draw(9);
  expect([shown(), button()?.textContent]).toEqual([5, 'Show all 9']);
  await act(() => button()?.click());
  expect([shown(), button()]).toEqual([9, null]);
});

test.each([0, 5])('one of %i rows shows them all, and asks for nothing', async (count) => {
  const { shown, button } = await draw(count);
  expect([shown(), button()]).toEqual([count, null]);
});
