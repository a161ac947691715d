import type { Clip } from './clip.ts';

/**
 * The captions of a clip as WebVTT. They set no position: a browser puts a caption on its lowest line, and one of two
 * lines a line higher.
 */
export function captionsOf({ captions, seconds }: Clip): string {
  const cues = captions.map(([from, words], index) => {
    const to = captions[index + 1]?.[0] ?? seconds;
    return `${clock(from)} --> ${clock(to)}\n${words}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

const clock = (seconds: number) => `00:${seconds.toFixed(3).padStart(6, '0')}`;
