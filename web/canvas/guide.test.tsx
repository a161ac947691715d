// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Guide } from './guide.tsx';
import { UndoBar } from './undo-bar.tsx';

test('who leaves the guide by keys goes on at the button that begins it again, and who presses Next at the next Next', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const history = { type: 'history', undo: undefined, redo: undefined } as const;
  const draw = (guide: number | undefined) =>
    act(() =>
      root.render(
        <>
          <UndoBar history={history} tell={() => {}} />
          <Guide guide={guide} tell={() => {}} />
        </>,
      ),
    );
  const focus = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.focus();
  await draw(0);
  focus('Next');
  await draw(1);
  expect(document.activeElement?.textContent).toBe('Next');
  focus('Leave');
  await draw(undefined);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Show me around');
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});
