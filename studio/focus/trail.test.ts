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

test('who leaves a dialogue that was opened from a frame is in the frame again', async () => {
  document.body.innerHTML = '<button>Before</button><iframe></iframe><div id="dialogue"><input></div>';
  end = keepTrail();
  document.querySelector('button')?.focus();
  const frame = document.querySelector('iframe');
  // A browser tells the document nothing of a frame into which Tab led.
  const hush = (event: Event) => event.target === frame && event.stopImmediatePropagation();
  addEventListener('focusin', hush, true);
  frame?.focus();
  removeEventListener('focusin', hush, true);
  dispatchEvent(new FocusEvent('blur'));
  const field = document.querySelector('input');
  field?.focus();
  field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  document.querySelector('#dialogue')?.remove();
  await expect.poll(() => document.activeElement).toBe(frame);
});
