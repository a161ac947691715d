import { expect, test } from 'vitest';
import { refuseUnknown } from './refuse-unknown.ts';

test('a name that no view begins with is refused with those that there are, before a site is started', () => {
  for (const name of ['', 'site', 'site/home', 'gallery/f', 'gallery/faq', 'gallery/faq-longest'])
    expect(() => refuseUnknown(name)).not.toThrow();
  expect(() => refuseUnknown('nonsense')).toThrow(
    /^No view has a name that begins with "nonsense"\. They are site\/home, .*gallery\/faq-…/,
  );
});
