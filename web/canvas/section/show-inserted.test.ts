// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { focusBarAround, showInserted } from './show-inserted.ts';

afterEach(() => document.body.replaceChildren());

const inserted = () => document.querySelector<HTMLElement>('[data-section=b] input');
const drawBar = () =>
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-part="section-bar" data-of="b"><button type="button" tabindex="0">Move</button></div>',
  );
const frames = async (count: number) => {
  for (let passed = 0; passed < count; passed += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
};

test('a section that was put in has the focus on its bar once that is drawn', async () => {
  document.body.innerHTML = '<div data-sections><div data-section="b"><section></section></div></div>';
  showInserted('b', false);
  await frames(3);
  drawBar();
  await expect.poll(() => document.activeElement?.textContent).toBe('Move');
});

test('who writes in a new section before its bar is drawn goes on writing', async () => {
  document.body.innerHTML = '<div data-sections><div data-section="b"><section><input></section></div></div>';
  let asked = '';
  const begin = (event: Event) => {
    asked = event instanceof CustomEvent ? event.detail.key : '';
    // The text is known a moment later, and the bar later still.
    setTimeout(() => inserted()?.focus());
  };
  document.addEventListener('canvas:type', begin);
  showInserted('b', true);
  await expect.poll(() => document.activeElement).toBe(inserted());
  drawBar();
  await frames(5);
  expect(asked).toBe('b');
  expect(document.activeElement).toBe(inserted());
  document.removeEventListener('canvas:type', begin);
});

test('who leaves a text of a section goes on at its bar, and who leaves one beside all sections at what leads to them', () => {
  document.body.innerHTML =
    '<button type="button" data-part="canvas-entry">Edit</button><h1>Title</h1>' +
    '<div data-sections><div data-section="b"><h2>Within</h2></div></div>';
  drawBar();
  focusBarAround(document.querySelector('h2') ?? undefined);
  expect(document.activeElement?.textContent).toBe('Move');
  focusBarAround(document.querySelector('h1') ?? undefined);
  expect(document.activeElement?.textContent).toBe('Edit');
});
