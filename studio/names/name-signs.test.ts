// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { nameSigns } from './name-signs.ts';

let end = () => {};
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

test('the time of a schedule is not named as the address of the page beside it', () => {
  document.body.innerHTML = `<div data-testid="presentation-root"><input data-ui="TextInput__input">
    <div role="dialog"><input data-ui="TextInput__input" data-testid="date-input"></div></div>`;
  end = nameSigns();
  const named = [...document.querySelectorAll('input')].map((input) => input.getAttribute('aria-label'));
  expect(named).toEqual(['Address of the page that is shown', 'Day and time']);
});
