/** The colours of a picture: two for the ground, one for lines, one for what is known, one for what is exposed. */
export interface Palette {
  ink: string;
  deep: string;
  glow: string;
  line: string;
  known: string;
  exposed: string;
}

const night: Palette = {
  ink: '#071320',
  deep: '#0f2a40',
  glow: '#15575a',
  line: '#54788f',
  known: '#5fd8c9',
  exposed: '#f2a93b',
};
const tide: Palette = {
  ink: '#06201f',
  deep: '#0a4a48',
  glow: '#2a8a80',
  line: '#6fb3a9',
  known: '#c9f5ea',
  exposed: '#ffc266',
};
const dusk: Palette = {
  ink: '#101430',
  deep: '#2a2f5c',
  glow: '#5a4a7c',
  line: '#8f93c4',
  known: '#cfd6ff',
  exposed: '#ffb36b',
};
const dawn: Palette = {
  ink: '#2b2a3f',
  deep: '#5f6f8c',
  glow: '#e2b59a',
  line: '#d9c9c0',
  known: '#fff3e6',
  exposed: '#ff9d5c',
};

/** The four moods in which pictures are drawn. */
export const palettes = { night, tide, dusk, dawn };
/** The name of a mood. */
export type Mood = keyof typeof palettes;

/** A colour between two others. */
export function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
