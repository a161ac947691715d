// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useDrawAt } from './use-draw-at.ts';

const day = 86_400_000;

test('what is drawn is drawn again at its moment, were that further away than a timer can wait', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: new Date('2026-03-01T00:00:00Z') });
  const moment = new Date('2026-04-10T00:00:00Z');
  function Part() {
    useDrawAt(moment.getTime() > Date.now() ? moment : undefined);
    return <p>{moment.getTime() > Date.now() ? 'before' : 'after'}</p>;
  }
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(() => root.render(<Part />));
  await act(() => vi.advanceTimersByTimeAsync(39 * day));
  expect(place.textContent).toBe('before');
  await act(() => vi.advanceTimersByTimeAsync(day));
  expect([place.textContent, vi.getTimerCount()]).toEqual(['after', 0]);
  await act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
