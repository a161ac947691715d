// @vitest-environment jsdom
import { ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { WorkingDialog } from './working-dialog.tsx';

test.each([
  ['a dialogue that works is closed neither by Escape nor by its cross', true, 0],
  ['one that does not is closed by both', false, 2],
])('%s', async (_what, isBusy, closed) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom lacks this.
  const media = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => media);
  const onClose = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(() =>
    root.render(
      <ThemeProvider theme={buildTheme()}>
        <WorkingDialog id="working" header="Replace" {...{ isBusy, onClose }}>
          Replacing…
        </WorkingDialog>
      </ThemeProvider>,
    ),
  );
  const cross = document.querySelector<HTMLElement>('[role="dialog"] button');
  await act(() => cross?.click());
  await act(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(onClose).toHaveBeenCalledTimes(closed);
  await act(() => root.unmount());
});
