import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allowed } from './floors.ts';
import { readSources } from './imports.ts';

const hex = /^\s*--color-[\w-]+: (#[0-9a-f]{6});/gm;
// As numbers, with or without how opaque they are, and as their parts.
const otherwise = /\b0x(?:ff)?([0-9a-f]{6})\b|\brgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/gi;

test('a colour of the theme is written as #rrggbb wherever it is repeated, as docs/your-own-site.md has it looked for', async () => {
  const themes = ['ui/theme.css', 'ui/scheme/dark.css'].map((file) => readFileSync(file, 'utf8')).join('\n');
  const colors = new Set([...themes.matchAll(hex)].map(([, color]) => color));
  expect(colors.size).toBeGreaterThan(10);
  const sources = await readSources(Object.keys(allowed));
  const product = sources.filter(({ file }) => !/\.test\.tsx?$/.test(file) && !/^(?:lake|e2e)\//.test(file));
  const found = product.flatMap(({ file, text }) =>
    [...text.matchAll(otherwise)]
      .filter(([, number, ...parts]) => colors.has(`#${number?.toLowerCase() ?? parts.map(hexOf).join('')}`))
      // Black and white are nobody's.
      .filter(([written]) => !/0x(?:ff)?(?:f{6}|0{6})$/i.test(written))
      .map(([written]) => `${file}: ${written}`),
  );
  expect(found).toEqual([]);
});

const hexOf = (part: string): string => Number(part).toString(16).padStart(2, '0');
