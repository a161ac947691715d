// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dragSection } from './section-drag.tsx';

beforeEach(() => {
  document.body.innerHTML =
    '<div data-sections><div data-section="a"><section></section></div><div data-section="b"><section></section></div></div>';
  // jsdom neither scrolls nor knows what a visitor prefers.
  vi.stubGlobal('scrollBy', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

const pointer = (type: string, pointerId: number, clientX = 0) =>
  new PointerEvent(type, { pointerId, clientX, buttons: type === 'pointerup' ? 0 : 1 });

test.each(['pointerup', 'pointercancel'])(
  'another finger that touches the page (%s) leaves what is dragged where it is',
  (type) => {
    const dropped = vi.fn();
    dragSection('a', 'A', pointer('pointerdown', 1), dropped);
    dispatchEvent(pointer('pointermove', 1, 20));
    dispatchEvent(pointer(type, 2));
    expect(dropped).not.toHaveBeenCalled();
    expect(document.documentElement.dataset.arranging).toBe('');
    dispatchEvent(pointer('pointerup', 1, 20));
    expect(dropped).toHaveBeenCalledTimes(1);
  },
);
