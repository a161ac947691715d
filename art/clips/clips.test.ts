import { describe, expect, test } from 'vitest';
import { palettes } from '../palette.ts';
import { captionsOf } from './captions.ts';
import { clipRate } from './clip.ts';
import { clips } from './clips.ts';

const maxLettersPerSecond = 20; // as is usual for subtitles

describe.each(clips.map((clip) => [clip.name, clip] as const))('%s', (_name, clip) => {
  test('says something from beginning to end, each time long enough to be read', () => {
    const times = [...clip.captions.map(([from]) => from), clip.seconds];
    expect(times[0]).toBe(0);
    for (const [index, [from, words]] of clip.captions.entries()) {
      const seconds = (times[index + 1] ?? 0) - from;
      expect(words.length / seconds, words).toBeLessThanOrEqual(maxLettersPerSecond);
    }
  });

  test('leaves the place of its captions to the browser, which sets them right above its controls', () => {
    const times = captionsOf(clip).match(/^.*-->.*$/gm) ?? [];
    expect(times).toHaveLength(clip.captions.length);
    for (const time of times) expect(time).toMatch(/^[\d:.]+ --> [\d:.]+$/);
  });

  test('moves, and is the same when it is drawn again', () => {
    const drawn = (at: number) => clip.draw(at, palettes[clip.mood]);
    expect(drawn(clip.seconds / 2)).toBe(drawn(clip.seconds / 2));
    expect(drawn(clip.seconds / 2)).not.toBe(drawn(1 / clipRate));
  });
});
