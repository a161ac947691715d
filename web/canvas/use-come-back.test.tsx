// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useComeBack } from './use-come-back.ts';

function Page() {
  useComeBack();
  return (
    <div data-part="canvas">
      <div data-part="section-bar">
        <button type="button" tabIndex={0}>
          Bar
        </button>
      </div>
      <button type="button">From Media</button>
    </div>
  );
}

let end = () => {};
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(() => root.render(<Page />));
  end = () => {
    root.unmount();
    place.remove();
  };
});
afterEach(async () => {
  await act(() => end());
  vi.unstubAllGlobals();
});

/** Has the frame of the page lose the focus with all that is in it, and get it again. */
function leaveAndReturn(meanwhile = () => {}) {
  [...document.querySelectorAll('button')].at(-1)?.focus();
  (document.activeElement as HTMLElement).blur();
  meanwhile();
  dispatchEvent(new FocusEvent('focus'));
}

const focused = () => document.querySelector('button:focus')?.textContent;

test('the button that had the focus has it again when the Studio gives it back to the page', async () => {
  leaveAndReturn();
  await expect.poll(focused).toBe('From Media');
});

test('where that button has gone, the focus is at the bar of the section', async () => {
  leaveAndReturn(() => [...document.querySelectorAll('button')].at(-1)?.remove());
  await expect.poll(focused).toBe('Bar');
});

test('whoever comes back by a click is where they clicked', async () => {
  leaveAndReturn(() => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  await new Promise((drawn) => requestAnimationFrame(drawn));
  await new Promise((drawn) => requestAnimationFrame(drawn));
  expect(document.activeElement).toBe(document.body);
});
