// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { keepTrail } from './trail.ts';

// What jsdom does not have.
HTMLElement.prototype.checkVisibility = () => true;

let end = () => {};
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

test('who leaves a dialogue of many fields by a key is at the button that opened it, however many were gone through', async () => {
  const fields = '<input>'.repeat(60);
  document.body.innerHTML = `<button>Open</button><div id="dialogue">${fields}</div>`;
  end = keepTrail();
  const button = document.querySelector('button');
  button?.focus();
  for (const field of document.querySelectorAll('input')) field.focus();
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  document.querySelector('#dialogue')?.remove();
  await expect.poll(() => document.activeElement).toBe(button);
});
