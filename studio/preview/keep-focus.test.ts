// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus, letFocusGo } from './keep-focus.ts';

beforeEach(() => {
  document.body.innerHTML = `<button id="bar">Bar</button><iframe></iframe>
    <form data-testid="form-view"><input></form><div data-testid="nested-object-dialog"><button id="nested">Nested</button></div>`;
  part('iframe').focus();
});
afterEach(() => {
  letFocusGo();
  document.body.innerHTML = '';
});

function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

test('what the form takes the focus to while it opens a field leaves it in the frame', () => {
  keepFocus();
  for (const taken of ['input', '#nested', 'input']) {
    part(taken).focus();
    expect(document.activeElement).toBe(part('iframe'));
  }
});

test('the frame keeps the focus all the while, because what had it inside would not get it back', () => {
  const left: EventTarget[] = [];
  part('iframe').addEventListener('blur', ({ currentTarget }) => currentTarget && left.push(currentTarget));
  keepFocus();
  for (const taken of ['input', '#nested']) part(taken).focus();
  expect(left).toEqual([]);
  letFocusGo();
  part('input').focus();
  expect(document.activeElement).toBe(part('input'));
});

test('who leaves the frame by keys for what stands beside the form stays there, and then goes into the form', () => {
  keepFocus();
  part('#bar').focus();
  expect(document.activeElement).toBe(part('#bar'));
  part('input').focus();
  expect(document.activeElement).toBe(part('input'));
});
