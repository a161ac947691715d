import { expect, test } from 'vitest';
import robots from './robots.ts';

/**
 * Whether crawlers may read an address. By RFC 9309 the longest matching rule decides, `$` marks the end, and `*`
 * matches anything.
 */
function mayRead(path: string): boolean {
  const { rules } = robots();
  const { allow, disallow } = Array.isArray(rules) ? {} : rules;
  const matching = (given: string | string[] = []) =>
    [given].flat().flatMap((rule) => (patternOf(rule).test(path) ? rule.length : []));
  return Math.max(...matching(allow)) >= Math.max(...matching(disallow));
}

const patternOf = (rule: string): RegExp =>
  new RegExp(`^${RegExp.escape(rule).replaceAll('\\*', '.*').replace(/\\\$$/, '$')}`);

test.each(['/', '/platform', '/studio-tour', '/studios/berlin', '/previews', '/apiary'])(
  'crawlers may read %s, which is a page if there is one',
  (path) => {
    expect(mayRead(path)).toBe(true);
  },
);

test.each([
  '/studio',
  '/studio/',
  '/studio?a=b',
  '/studio/structure/page',
  '/api/health',
  '/preview/platform',
])('crawlers are told to leave %s, which is no page', (path) => {
  expect(mayRead(path)).toBe(false);
});
