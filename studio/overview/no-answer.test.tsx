import { ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PublishedDays } from './published-panel.tsx';
import { LatestSent } from './submissions-panel.tsx';
import { SayWaiting } from './waiting-panel.tsx';

const drawn = (part: ReactNode) =>
  renderToStaticMarkup(<ThemeProvider theme={buildTheme()}>{part}</ThemeProvider>);
const away = new Error('The lake is away.');

test('where the lake gave no answer, that is said, and not that there is nothing', () => {
  expect(drawn(<LatestSent answer={away} />)).toContain('What was sent could not be read: The lake is away.');
  expect(drawn(<PublishedDays moments={away} />)).toContain(
    'What was published could not be read: The lake is away.',
  );
});

test('that nothing waits is said when all is known, and not before', () => {
  const nothing = 'No review is asked of you';
  expect(drawn(<SayWaiting comments={[]} others={[[], []]} />)).toContain(nothing);
  expect(drawn(<SayWaiting comments={undefined} others={[[], []]} />)).not.toContain(nothing);
  expect(drawn(<SayWaiting comments={[]} others={[[], undefined]} />)).not.toContain(nothing);
  expect(drawn(<SayWaiting comments={[]} others={[['a row'], undefined]} />)).toBe(drawn(null));
  expect(drawn(<SayWaiting comments={away} others={[[]]} />)).toContain(
    'The comments could not be read: The lake is away.',
  );
});

test('where there is nothing, that is said', () => {
  expect(drawn(<LatestSent answer={{ latest: [], moments: [] }} />)).toContain('No form has been sent yet.');
  expect(drawn(<PublishedDays moments={[]} />)).toContain('0 pages');
});
