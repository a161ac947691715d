import { expect, test } from 'vitest';
import { robotsText } from './robots-text.ts';

/**
 * Whether crawlers may read an address. By RFC 9309 the longest matching rule decides, `$` marks the end, and `*`
 * matches anything.
 */
function mayRead(path: string): boolean {
  const matching = (name: string) =>
    linesOf(false, name).flatMap((rule) => (patternOf(rule).test(path) ? rule.length : []));
  return Math.max(...matching('Allow')) >= Math.max(...matching('Disallow'));
}

const linesOf = (isHidden: boolean, name: string) =>
  robotsText(isHidden)
    .split('\n')
    .flatMap((line) => (line.startsWith(`${name}: `) ? line.slice(name.length + 2) : []));

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

test('a hidden site announces no sitemap, and lets crawlers read that it is hidden', () => {
  expect(linesOf(false, 'Sitemap')).toEqual(['http://localhost:3000/sitemap.xml']);
  expect(linesOf(true, 'Sitemap')).toEqual([]);
  for (const name of ['User-Agent', 'Allow', 'Disallow'])
    expect(linesOf(true, name)).toEqual(linesOf(false, name));
});
