// @vitest-environment jsdom
import { ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Upload } from '../files/upload-queue.ts';
import { UploadList } from './upload-list.tsx';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

test('a screen reader hears of each file, not of each percent, and an upload can be cancelled', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(root);
  const removed: number[] = [];
  const draw = (percent: number) => {
    const states = ['done', 'known', 'failed', 'uploads', 'waits'] as const;
    const uploads = states.map(
      (state, key): Upload => ({ key, file: new File([], `${state}.png`), state, percent }),
    );
    const remove = ({ key }: Upload) => void removed.push(key);
    const nothing = () => {};
    return act(async () =>
      drawn.render(
        <ThemeProvider theme={buildTheme()}>
          <UploadList
            uploads={{ uploads, remove, goOn: nothing, add: nothing, clear: nothing }}
            onOpen={nothing}
          />
        </ThemeProvider>,
      ),
    );
  };
  const told = () =>
    [...root.querySelectorAll('[aria-live], [role="status"]')].map(({ textContent }) => textContent);
  await draw(10);
  expect(told()).toEqual(['2 of 5 uploaded, 1 failed']);
  await draw(90);
  expect(told()).toEqual(['2 of 5 uploaded, 1 failed']);
  const bar = root.querySelector('[role="progressbar"]');
  expect(bar?.getAttribute('aria-valuenow')).toBe('90');
  expect(bar?.getAttribute('aria-label')).toBe('Uploading uploads.png');
  for (const button of root.querySelectorAll<HTMLElement>('[aria-label^="Cancel"]')) button.click();
  expect(removed).toEqual([3, 4]);
  await act(async () => drawn.unmount());
  root.remove();
});
