import { statSync } from 'node:fs';
import type { ArrayOptions } from '@sanity/types';
import { beforeAll, expect, test } from 'vitest';
import { page } from '#pages/page/schema.ts';
import { kinds } from '#sections/registry.ts';
import { pictureOf } from '#web/gallery/drawn.ts';
import { fingerprintOf, pictures, sourcesOf, staleHint, stalePictures } from './picture-sources.ts';

const names = Object.keys(kinds);
const { left } = stalePictures(names);

// A hint and no failure, because somebody who changes a view need not stop for its picture: only a release needs it up
// to date.
beforeAll(() => {
  const hint = staleHint(names);
  if (hint) console.warn(`Hint: ${hint}`);
});

test.each(names)('the insert menu has a picture of %s, which is small', (kind) => {
  expect(statSync(`${pictures}/${kind}.webp`).size).toBeLessThanOrEqual(25 * 1024);
});

test('no picture is left of a kind that is gone', () => {
  expect(left.map((kind) => `"${kind}" is no kind any more: npm run section:pictures`)).toEqual([]);
});

test('a picture depends on the view of its kind, the pieces in it and their styles, and on no other kind', () => {
  const sources = sourcesOf('faq');
  expect(sources).toEqual(
    expect.arrayContaining([
      'sections/faq/view.tsx',
      'sections/faq/sample.ts',
      'ui/layout/accordion.css',
      'ui/theme.css',
    ]),
  );
  expect(sources).not.toContain('ui/layout/marquee.css');
  expect(sources.filter((file) => /^(schemas|web)\//.test(file))).toEqual([]);
  expect(fingerprintOf('faq')).not.toBe(fingerprintOf('hero'));
});

test('the gallery and the Studio show the same picture', () => {
  const sections = page.fields.find(({ name }) => name === 'sections') as { options: ArrayOptions };
  const [grid] = sections.options.insertMenu?.views ?? [];
  expect(grid?.name === 'grid' && grid.previewImageUrl?.('hero')).toBe(pictureOf('hero'));
});
