import { ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SentDeeds } from './sent-deeds.tsx';

const nothing = () => undefined;
const shown = (chosen: number, mayWrite: boolean, isAll = true) =>
  renderToStaticMarkup(
    <ThemeProvider theme={buildTheme()}>
      <SentDeeds {...{ chosen, mayWrite, isAll }} onMark={nothing} onDelete={nothing} onDownload={nothing} />
    </ThemeProvider>,
  );

test('who may only read is offered to download what was sent, and neither to mark nor to delete it', () => {
  expect(shown(2, false)).not.toMatch(/Mark as|Delete/);
  expect(shown(2, false)).toContain('You can read here, but not edit.');
  expect(shown(0, false)).toContain('Download all as CSV');
  expect(shown(2, true)).toMatch(/Mark as read.*Delete…/);
});

test('what a filter leaves is downloaded as that', () => {
  expect(shown(0, true, false)).toContain('Download these as CSV');
});
