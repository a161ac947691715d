import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAddress, checkAnchor } from './check-link.ts';
import { link } from './contract.ts';

test.each(['nowhere', 'press/kit.pdf', '//a.example', '/\\a.example', 'javascript:alert(1)', '/a\nb'])(
  'the Studio says how an address begins where %j is typed',
  (href) => {
    expect(checkAddress(href)).toMatch(/^An address begins with/);
  },
);

test.each(['https://exa mple.com', 'https://example.com:99999/', 'http://[a.example', 'https://%'])(
  'the Studio says of %j that no browser can read it',
  (href) => {
    expect(checkAddress(href)).toMatch(/^No browser can read this address/);
  },
);

test.each(['/pricing#plans', 'https://a.example/x?y#plans', '#plans'])(
  'the Studio refuses a place beside %s, which names one itself',
  (href) => {
    const said = 'The address already names a place, #plans. Remove one of the two.';
    expect(checkAnchor('faq', { href })).toBe(said);
    expect(checkAnchor(undefined, { href })).toBe(true);
  },
);

test.each([{ href: '/pricing' }, { page: { _ref: 'a' } }, {}, undefined])(
  'the Studio takes a place beside %j',
  (link) => expect(checkAnchor('faq', link)).toBe(true),
);

test('the Studio takes an address that is not there yet', () => {
  expect([checkAddress(undefined), checkAddress('')]).toEqual([true, true]);
});

test('whatever address the Studio takes is one that visitors get', () => {
  const beginning = fc.constantFrom('https://', 'http://', 'mailto:', 'tel:', '/', '#', '');
  const words = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.webUrl());
  const typed = fc.tuple(beginning, words).map((parts) => parts.join(''));
  fc.assert(
    fc.property(typed, (href) => {
      if (!href || checkAddress(href) !== true) return;
      expect(link.parse({ page: null, anchor: null, href })).not.toBeNull();
    }),
    { numRuns: 2_000 },
  );
});
