import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { captionsOf } from './captions.ts';
import { clipRate } from './clip.ts';
import { clips } from './clips.ts';
import { still } from './film.ts';

const mostLetters = 20; // a second, as is usual for subtitles

test('every film that is made here is one of the content', () => {
  const files = readdirSync('content/films');
  const made = clips.flatMap(({ name }) => [`${name}.mp4`, `${name}.vtt`]);
  expect(made.filter((name) => !files.includes(name))).toEqual([]);
});

describe.each(clips.map((clip) => [clip.name, clip] as const))('%s', (name, clip) => {
  test('has the captions that stand in the content', () => {
    expect(readFileSync(`content/films/${name}.vtt`, 'utf8')).toBe(captionsOf(clip));
  });

  test('says something from beginning to end, each time long enough to be read', () => {
    const times = [...clip.captions.map(([from]) => from), clip.seconds];
    expect(times[0]).toBe(0);
    for (const [index, [from, words]] of clip.captions.entries()) {
      const seconds = (times[index + 1] ?? 0) - from;
      expect(words.length / seconds, words).toBeLessThanOrEqual(mostLetters);
    }
  });

  test('moves, and is the same when it is drawn again', async () => {
    const middle = clip.seconds / 2;
    expect((await still(clip, middle)).equals(await still(clip, middle))).toBe(true);
    expect((await still(clip, middle)).equals(await still(clip, 1 / clipRate))).toBe(false);
  });
});
