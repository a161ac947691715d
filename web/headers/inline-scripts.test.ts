import { expect, test } from 'vitest';
import { hashSource, inlineScripts, isDataOfNext, withDataInOneScript } from './inline-scripts.ts';

test('scripts that stand in a page are found, and neither files nor data are', () => {
  const html = [
    '<script>a()</script>',
    '<script type="module">b()</script>',
    '<script type="speculationrules">{"c":[]}</script>',
    '<SCRIPT nonce="x">\nd("<p>")\n</SCRIPT>',
    '<script src="/a.js" async=""></script>',
    '<script type="module" src="/b.js"></script>',
    '<script type="application/ld+json">{"@type":"WebPage"}</script>',
    '<script type="application/json" id="studio-settings">{}</script>',
    '<script></script>',
  ].join('<p>Words</p>');
  expect(inlineScripts(html)).toEqual(['a()', 'b()', '{"c":[]}', '\nd("<p>")\n']);
});

test('a script is named by the hash that browsers make of it', () => {
  // https://www.w3.org/TR/CSP3/#external-hash has such an example: the hash is of the bytes between the tags.
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test.each([
  'self.__next_f.push([1,"a\\n\\u003cb"])',
  '(self.__next_f=self.__next_f||[]).push([0])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});',
  'self.__next_f.push([1,"a"])\nself.__next_f.push([1,"b"])',
])('%s is data of Next’s', (text) => {
  expect(isDataOfNext(text)).toBe(true);
});

test.each([
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([1,"a"])\nalert(1)',
  'alert(1)//self.__next_f.push([1,"a"])',
  'self.__next_f.push([1,"a"+alert(1)])',
  '',
])('%s is none', (text) => {
  expect(isDataOfNext(text)).toBe(false);
});

test('the data that Next writes into many scripts comes in one', () => {
  const data = ['a', 'b', 'c'].map((text) => `<script>self.__next_f.push([1,"${text}"])</script>`);
  const html = withDataInOneScript(`<p>Words</p>${data.join('')}<script>other()</script>${data[0]}</body>`);
  expect(inlineScripts(html)).toEqual([
    'self.__next_f.push([1,"a"])\nself.__next_f.push([1,"b"])\nself.__next_f.push([1,"c"])',
    'other()',
    'self.__next_f.push([1,"a"])',
  ]);
});
