// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { leadIntoQuestions } from './lead-into-question.ts';

let end = () => {};
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

const question = '<div><button data-testid="confirm-popover-cancel-button">Cancel</button></div>';
const focused = () => document.activeElement?.textContent;

/** Presses a button that opens a question. */
function ask(event: Event): void {
  document.body.innerHTML = '<button>Restore</button>';
  end = leadIntoQuestions();
  const button = document.querySelector('button');
  button?.focus();
  button?.dispatchEvent(event);
  document.body.insertAdjacentHTML('beforeend', question);
}

test('who opens a question by a key can answer it at once', async () => {
  ask(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await expect.poll(focused).toBe('Cancel');
});

test('who opens a question by pointing keeps the focus', async () => {
  ask(new Event('pointerdown', { bubbles: true }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(focused()).toBe('Restore');
});
