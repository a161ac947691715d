import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawings } from './pictures.ts';
import { raster } from './raster.ts';

const folder = 'content/pictures';

test('every picture that is drawn here is one of the content', () => {
  const files = readdirSync(folder);
  const drawn = drawings().map(({ name }) => name);
  expect(drawn.filter((name) => !files.includes(name))).toEqual([]);
});

test('logos and seals are byte for byte what is drawn', () => {
  for (const { name, svg } of drawings().filter(({ name }) => name.endsWith('.svg'))) {
    expect(readFileSync(`${folder}/${name}`, 'utf8'), name).toBe(svg);
  }
});

test('a picture that is drawn again is the same', async () => {
  const drawing = drawings().find(({ name }) => name === 'screen-claims.webp');
  if (!drawing) throw new Error('There is no drawing "screen-claims.webp" in scripts/art/pictures.ts.');
  expect((await raster(drawing)).equals(await raster(drawing))).toBe(true);
});
