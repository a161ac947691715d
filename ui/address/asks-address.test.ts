// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { asksAddress } from './asks-address.ts';

afterEach(() => document.body.replaceChildren());

const asking = (search: string): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-name]')]
    .filter((part) => asksAddress(part, search))
    .map(({ dataset }) => dataset.name ?? '');

test.each([
  ['', []],
  ['?utm_source=ads&gclid=1', []],
  ['?q=vault', ['first']],
  ['?q-2=vault&utm_source=ads', ['second']],
  ['?sort=new&sort-2=old', ['first', 'second']],
  ['?plan=Team', ['form', 'other form']],
  ['?Plan=Team', []],
])('at "%s" only the pieces %j of a page ask for something', (search, names) => {
  document.body.innerHTML = `<main>
    <div data-name="first"><div data-address-names="q sort"></div></div>
    <div data-name="second"><div data-address-names="q sort"></div></div>
    <div data-name="form"><form data-address-reads="plan size"></form></div>
    <div data-name="other form"><form data-address-reads="plan"></form></div>
    <div data-name="film"></div>
  </main>`;
  expect(asking(search)).toEqual(names);
});
