// @vitest-environment jsdom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStepFocus } from './use-step-focus.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

function Step({ place }: { place: string }) {
  const next = useRef<HTMLButtonElement>(null);
  useStepFocus(next, place);
  return (
    <>
      <input />
      <button key={place} ref={next} type="button">
        Next
      </button>
    </>
  );
}

test('a step takes the focus when it comes and follows it to another place, but not from where somebody writes by then', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(root);
  const draw = (place: string) => act(async () => drawn.render(<Step place={place} />));
  const field = () => root.querySelector('input');
  await draw('at the edge');
  expect(document.activeElement?.textContent).toBe('Next');
  await draw('at the footer');
  expect(document.activeElement?.textContent).toBe('Next');
  field()?.focus();
  await draw('at the footer that was drawn anew');
  expect(document.activeElement).toBe(field());
  await act(async () => drawn.unmount());
  root.remove();
});
