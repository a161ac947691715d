import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compositionNames, drawStrokes } from './compositions.ts';
import { Drawing } from './drawing.tsx';

const stages = [
  { width: 600, height: 400 },
  { width: 1200, height: 150 },
  { width: 640, height: 144 },
];
const seeds = Array.from({ length: 40 }, (_, index) => `/page-${index} hero`);

test.each(compositionNames)(
  '%s is another one for each seed, with a key in it, and the same for the same',
  (composition) => {
    for (const stage of stages) {
      const drawn = seeds.map((seed) => drawStrokes(seed, { ...stage, composition }));
      expect(new Set(drawn.map((strokes) => JSON.stringify(strokes))).size).toBe(seeds.length);
      expect(drawn.filter(({ keys }) => !keys)).toEqual([]);
      expect(drawn.map((strokes) => JSON.stringify(strokes)).join()).not.toMatch(/NaN|undefined|Infinity/);
      expect(drawStrokes('/page-3 hero', { ...stage, composition })).toEqual(drawn[3]);
    }
  },
);

test.each(compositionNames)('of %s the points, rings and keys stand whole on the stage', (composition) => {
  for (const { width, height } of stages)
    for (const seed of seeds) {
      const { identities, lit, keys } = drawStrokes(seed, { width, height, composition });
      const outside = [...`${identities}${lit}${keys}`.matchAll(/M(-?\d+) (-?\d+)/g)].filter(
        ([, x, y]) => Number(x) < 2 || Number(x) > width - 2 || Number(y) < 2 || Number(y) > height - 2,
      );
      expect(
        outside.map(([place]) => place),
        `${composition} of ${seed}`,
      ).toEqual([]);
    }
});

test('where no composition is named the seed chooses, and over many seeds all of them', () => {
  const own = seeds.map((seed) => JSON.stringify(drawStrokes(seed, { width: 600, height: 400 })));
  expect(new Set(own).size).toBe(seeds.length);
});

test('it is nothing for those who do not see it, and has no word in it', () => {
  const html = renderToStaticMarkup(<Drawing seed="/a hero" composition="reach" className="w-full" />);
  expect(html).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(html.replace(/<[^>]*>/g, '')).toBe('');
});
