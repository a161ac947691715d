// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Transcript } from './transcript.tsx';

test('of two captions that begin at once each stands once, also when others come', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const complain = vi.spyOn(console, 'error');
  const place = document.createElement('div');
  const root = createRoot(place);
  const draw = (texts: string[]) =>
    act(() =>
      root.render(
        <Transcript cues={texts.map((text) => ({ start: 3, text }))} spoken={-1} onSeek={() => {}} />,
      ),
    );
  draw(['One speaks.', 'So does another.']);
  draw(['Others speak.']);
  expect(Array.from(place.querySelectorAll('li'), (line) => line.textContent)).toEqual([
    '0:03 Others speak.',
  ]);
  expect(complain.mock.calls).toEqual([]);
  act(() => root.unmount());
});
