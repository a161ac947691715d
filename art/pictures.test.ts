import { expect, test } from 'vitest';
import { drawings } from './pictures.ts';
import { raster } from './raster.ts';

test('a picture that is drawn again is the same', async () => {
  const drawing = drawings().find(({ name }) => name === 'screen-claims.webp');
  if (!drawing) throw new Error('There is no drawing "screen-claims.webp" in art/pictures.ts.');
  expect((await raster(drawing)).equals(await raster(drawing))).toBe(true);
});
