import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { openShortClasses, readShortClasses, writeShortClasses } from './short-classes.ts';

const classes = {
  names: { 'phone:grid-cols-2': '_0', 'text-balance': '_1', '[&>a]:content-["<"]': '_2' },
  sheets: { '/_next/static/chunks/a.css': '/_next/static/short/a-1.css' },
};
const nameShortly = openShortClasses(classes);
const link = (address: string) => `<link rel="stylesheet" href="${address}" data-precedence="next"/>`;
const [linked, own] = [link('/_next/static/chunks/a.css'), link('/_next/static/short/a-1.css')];

test('a page names its classes shortly, and links the sheet that knows these names', () => {
  const page = `${linked}<ul class="grid phone:grid-cols-2 text-balance"><li id="a" class="text-balance">`;
  expect(nameShortly(page)).toBe(`${own}<ul class="grid _0 _1"><li id="a" class="_1">`);
});

test('a name with signs of its own is known as React writes it', () => {
  const drawn = renderToStaticMarkup(createElement('p', { className: '[&>a]:content-["<"] text-balance' }));
  expect(nameShortly(linked + drawn)).toBe(`${own}<p class="_2 _1"></p>`);
});

test('words, scripts and other attributes stay as they are', () => {
  const rest = `<p title="text-balance">class=&quot;text-balance&quot; text-balance</p><script>const page='class="text-balance"'</script>`;
  expect(nameShortly(linked + rest)).toBe(own + rest);
});

test('a page with a sheet that is not known keeps all its names', () => {
  const page = `${linked}${link('/other.css')}<p class="text-balance">`;
  expect(nameShortly(page)).toBe(page);
});

test('a page of which no sheet is found keeps all its names', () => {
  const page = '<link href="/_next/static/chunks/a.css" rel="stylesheet"/><p class="text-balance">';
  expect(nameShortly(page)).toBe(page);
});

test('what is noted beside a build is read again, and a build without it is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-classes-'));
  try {
    await expect(readShortClasses(folder)).rejects.toThrow('short-classes.json');
    await writeShortClasses(folder, classes);
    expect(await readShortClasses(folder)).toEqual(classes);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
