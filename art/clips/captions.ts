import type { Clip } from './clip.ts';

/** The captions of a clip as WebVTT. Each begins on the last line but one, so that a long one has a second. */
export function captionsOf({ captions, seconds }: Clip): string {
  const cues = captions.map(([from, words], index) => {
    const to = captions[index + 1]?.[0] ?? seconds;
    return `${clock(from)} --> ${clock(to)} line:-2\n${words}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

const clock = (seconds: number) => `00:${seconds.toFixed(3).padStart(6, '0')}`;
