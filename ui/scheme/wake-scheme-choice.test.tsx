// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { schemeKey } from './mark-scheme.ts';
import { SchemeChoice } from './scheme-choice.tsx';
import { wakeSchemeChoice } from './wake-scheme-choice.ts';

let over = new AbortController();
afterEach(() => {
  over.abort();
  localStorage.clear();
  delete document.documentElement.dataset.scheme;
});

function wake(): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<SchemeChoice />);
  const [choice] = document.body.children;
  if (!(choice instanceof HTMLElement)) throw new Error('There is no choice.');
  over = new AbortController();
  wakeSchemeChoice(choice, over.signal);
  return choice;
}

const checkedIn = (choice: HTMLElement) => choice.querySelector<HTMLInputElement>(':checked')?.value;

test.each([true, false])(
  'a page that the browser has kept (%s) comes back in the scheme that was chosen meanwhile',
  (persisted) => {
    const choice = wake();
    localStorage.setItem(schemeKey, 'dark'); // chosen on another page, of which a cached page hears nothing
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    const expected = persisted ? 'dark' : undefined;
    expect(document.documentElement.dataset.scheme).toBe(expected);
    expect(checkedIn(choice)).toBe(expected ?? '');
  },
);
