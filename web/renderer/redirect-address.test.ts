import { expect, test } from 'vitest';
import { redirectAddress } from './redirect-address.ts';

const addressIn = (page: string, location?: string) =>
  redirectAddress({ headers: new Headers(location === undefined ? {} : { location }) }, Buffer.from(page));
const attribute = (address: string) =>
  `<html id="__next_error__"><template data-dgst="NEXT_REDIRECT;replace;${address};307;"></template>`;
const script = (address: string) =>
  `<script>self.__next_f.push([1,"3f:E{\\"digest\\":\\"NEXT_REDIRECT;replace;${address};308;\\"}"])</script>`;

test.each([
  ['an attribute', attribute('/platform'), '/platform'],
  ['an attribute, with several values', attribute('/a?b=1&amp;c=2&amp;d=3'), '/a?b=1&c=2&d=3'],
  ['an attribute, with a quotation mark', attribute('/it&#x27;s'), "/it's"],
  ['a script', script('/platform/new'), '/platform/new'],
  ['a script, with several values', script('/a?b=1\\u0026c=2\\u0026d=3'), '/a?b=1&c=2&d=3'],
  ['a text in a script', script('/a?b=1\\\\u0026c=2'), '/a?b=1&c=2'],
  ['a script, with semicolons', script('/a;b?c=1;307;d'), '/a;b?c=1;307;d'],
  ['a script, with other letters', script('/日本?a=é#ü'), '/日本?a=é#ü'],
])('a page says where it leads in %s', (_where, page, address) => {
  expect(addressIn(page)).toBe(address);
  expect(addressIn(page, 'https://a.example, https://a.example'), 'the page before the header').toBe(address);
});

test('what an address has that looks like a code stays as it was', () => {
  expect(addressIn(attribute('/a?b&amp;amp;c'))).toBe('/a?b&amp;c');
  expect(addressIn(script('/a?b\\u0026amp;c'))).toBe('/a?b&amp;c');
});

test('without a word in the page the header says it, if it does', () => {
  expect(addressIn('a whole page', '/platform?a=1&b=2, /platform?a=1&b=2')).toBe('/platform?a=1&b=2');
  expect(addressIn('a whole page')).toBeUndefined();
});
