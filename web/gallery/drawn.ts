import drawn from '../public/section-pictures/drawn.json' with { type: 'json' };

/** What was found out when a kind's picture was last drawn. */
export interface Drawn {
  /** A fingerprint of the files that decide how the kind looks. */
  from: string;
  /** Kilobytes of compressed JavaScript that this kind adds to a page: in its sample, and in its fullest form. */
  scripts: { sample: number; most: number };
}

/** What was found out when the picture of a kind was last drawn; undefined before the first time. */
export function drawnOf(kind: string): Drawn | undefined {
  return (drawn as Record<string, Drawn>)[kind];
}

/** The address of a kind's picture, which the Studio's insert menu shows as well. */
export function pictureOf(kind: string): string {
  return `/section-pictures/${kind}.webp`;
}
