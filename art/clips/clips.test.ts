import { describe, expect, test } from 'vitest';
import { palettes } from '../palette.ts';
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

  test('moves, and is the same when it is drawn again', () => {
    const drawn = (at: number) => clip.draw(at, palettes[clip.mood]);
    expect(drawn(clip.seconds / 2)).toBe(drawn(clip.seconds / 2));
    expect(drawn(clip.seconds / 2)).not.toBe(drawn(1 / clipRate));
  });
});
