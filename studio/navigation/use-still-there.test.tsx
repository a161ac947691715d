// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStillThere } from './use-still-there.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

test('what was begun leads away no more once the editor is elsewhere, or has begun it again', async () => {
  let begin: () => () => boolean = () => () => false;
  const Navigation = ({ place }: { place: string }) => {
    begin = useStillThere(place);
    return null;
  };
  const drawn = createRoot(document.createElement('div'));
  const be = (place: string) => act(async () => drawn.render(<Navigation place={place} />));
  await be('at a page');
  const first = begin();
  expect(first()).toBe(true);
  const second = begin();
  expect([first(), second()]).toEqual([false, true]);
  await be('at another');
  expect(second()).toBe(false);
  expect(begin()()).toBe(true);
  await act(async () => drawn.unmount());
});
