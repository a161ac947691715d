// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { addressNames } from './address-names.ts';

afterEach(() => document.body.replaceChildren());

const draw = (html: string) => {
  document.body.innerHTML = html;
};
const asks = (names: string) => `<div data-address-names="${names}"></div>`;
const named = () =>
  [...document.querySelectorAll<HTMLElement>('[data-address-names]')].map((piece) =>
    addressNames(piece).join(' '),
  );

test('a piece gets the names that it asks for, with a number where one further up asks for the same', () => {
  draw(
    `<main>${asks('q category sort')}<section>${asks('q team sort')}</section>${asks('q category')}</main>`,
  );
  expect(named()).toEqual(['q category sort', 'q-2 team sort-2', 'q-3 category-2']);
});

test('a number never makes a name that another piece has already', () => {
  draw(`<main>${asks('a a-2')}${asks('a a-2')}</main>`);
  expect(named()).toEqual(['a a-2', 'a-3 a-2-2']);
});

test('pages that wait hidden in the document take no names away', () => {
  draw(`<main hidden>${asks('q')}</main><main>${asks('q')}</main>`);
  expect(named()).toEqual(['q', 'q']);
});
