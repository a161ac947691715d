import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

const page = (scripts: string) =>
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/main.js"/>${scripts}</head><body><p>Words</p><script>self.data=[1]</script><script src="/_next/main.js" id="_R_" async=""></script></body></html>`;

test('a page asks for no script of its own accord, and for all of them at its end, in their order', () => {
  const html = paintFirst(page('<script src="/_next/a.js" async=""></script>'));
  expect(html).not.toMatch(/<script [^>]*src|<link/);
  expect(html).toMatch(
    /<\/p><script>self\.data=\[1\]<\/script><script>\{.*"\/_next\/a\.js","\/_next\/main\.js"/,
  );
  expect(html).toMatch(/<\/script><\/body><\/html>$/);
});

test('the script for old browsers and those of other hosts stay where they are', () => {
  const others =
    '<script src="/_next/old.js" noModule=""></script><script src="https://example.com/x.js" async=""></script>';
  expect(paintFirst(page(others))).toContain(others);
});

test('a page without scripts, and one without a body, stay as they are', () => {
  const plain = '<html><body><p>Words</p></body></html>';
  expect(paintFirst(plain)).toBe(plain);
  const rest = '<script src="/_next/a.js" async=""></script>';
  expect(paintFirst(rest)).toBe(rest);
});
