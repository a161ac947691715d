// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { goIntoItem } from './go-into-item.ts';

// What jsdom does not have.
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

const path = ['sections', { _key: 'a' }];
const draw = (key: string) => {
  document.body.innerHTML = `<button>Close</button><div data-testid='field-sections[_key=="${key}"].title'>
    <button>Field actions</button><input></div>`;
};
afterEach(() => {
  document.body.innerHTML = '';
});

test('the first field of an opened section is gone to once it is drawn, although its dialogue takes the focus', async () => {
  goIntoItem(path);
  draw('a');
  document.querySelector('button')?.focus();
  await expect.poll(() => document.activeElement).toBe(document.querySelector('input'));
});

test('in a narrow window, the form is shown in the place of the page', async () => {
  document.body.innerHTML = '<button id="presentation-narrow-tab-content">Content</button>';
  document.querySelector('button')?.addEventListener('click', () => draw('a'));
  goIntoItem(path);
  await expect.poll(() => document.querySelector('input:focus')).not.toBe(null);
});

test('a person who does something first is left where they are', async () => {
  goIntoItem(path);
  document.dispatchEvent(new Event('keydown'));
  draw('a');
  document.querySelector('button')?.focus();
  await new Promise((drawn) => requestAnimationFrame(drawn));
  await new Promise((drawn) => requestAnimationFrame(drawn));
  expect(document.activeElement).toBe(document.querySelector('button'));
});
