import { expect, test } from 'vitest';
import { keepEarlyTouches } from '../shell/early-touches.ts';
import { withoutFramework } from './without-framework.ts';

const parts = { dispensable: new Set(['1', '[app]/link.js']), script: '/_next/static/shell/shell-a.js' };
const data = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(`${text} a < b </p>`).replaceAll('</', '<\\u002f')}])</script>`;
const page = (flight: string, words = '<p>Words</p>') =>
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/><link rel="preload" href="/_next/static/late.js" as="script" fetchPriority="low"/><link rel="preload" href="/a.woff2" as="font"/><script src="/_next/static/a.js" async=""></script><script src="/_next/old.js" noModule=""></script></head><body>${words}<script type="application/ld+json">{"@type":"WebPage"}</script><script src="/_next/static/main.js" id="_R_" async=""></script><script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]})</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>${flight}</body></html>`;

test('a page that needs no part of React is its HTML, its structured data and one script', () => {
  const plain = withoutFramework(
    page(data('3:I[1,["$2"],"default"]\n4:I["[app]/link.js",["$2"],""]')),
    parts,
  );
  const [body, ...scripts] = plain?.split('<script ') ?? [];
  expect(body).toBe(
    `<html><head><link rel="preload" href="/a.woff2" as="font"/><script>${keepEarlyTouches}</script></head><body><p>Words</p>`,
  );
  expect(scripts.map((script) => script.replace(/>.*/s, ''))).toEqual([
    'type="application/ld+json"',
    'type="module" src="/_next/static/shell/shell-a.js"',
    'type="speculationrules"',
  ]);
});

test.each([
  ['a piece that needs it', page(data('3:I[1,["$2"],"default"]\n4:I[2,["$2"],"Calculator"]'))],
  ['parts that come later', page(data(''), '<!--$?--><template id="B:0"></template><!--/$-->')],
  ['a script that puts such parts into place', page('<script>$RC("B:0","S:0")</script>')],
  ['no end', '<html><body><p>Words</p>'],
])('a page with %s keeps the framework', (_what, html) => {
  expect(withoutFramework(html, parts)).toBeUndefined();
});

test('pages are fetched ahead, also one whose name begins as that of what is no page', () => {
  const [, json = ''] =
    /<script type="speculationrules">(.*?)<\/script>/s.exec(withoutFramework(page(data('')), parts) ?? '') ??
    [];
  const [every, { not }] = JSON.parse(json).prefetch[0].where.and;
  const matches = (patterns: string[], address: string) =>
    patterns.some((pattern) => new URLPattern(pattern, 'https://x.test').test(address, 'https://x.test'));
  const isFetched = (address: string) =>
    matches([every.href_matches], address) && !matches(not.href_matches, address);
  for (const address of ['/', '/platform?a=1', '/studio-tour', '/search-and-find'])
    expect(isFetched(address), address).toBe(true);
  for (const address of ['/studio', '/studio/structure', '/search?q=a', '/api/search', '/files/a.pdf'])
    expect(isFetched(address), address).toBe(false);
});

test('what a page itself brings along stays: scripts of others, texts that look like code', () => {
  const words =
    '<pre>self.__next_f.push(I[1,)</pre><script>ours()</script><script src="https://example.com/x.js"></script>';
  expect(withoutFramework(page(data(''), words), parts)).toContain(words);
});
