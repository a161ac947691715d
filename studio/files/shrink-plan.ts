const maxWidth = 2_560; // px, twice as wide as the widest place of a page

/** A picture before it is made smaller. */
export interface Large {
  type: string;
  width: number;
  height: number;
  hasAlpha: boolean;
}

/** What becomes of a picture: its size in pixels, and the formats that are tried one after the other. */
export interface ShrinkPlan {
  width: number;
  height: number;
  types: readonly string[];
}

/**
 * Plans how a picture is made smaller. A transparent picture stays transparent. The second format is for browsers that
 * cannot write WebP.
 */
export function shrinkPlan({ width, height, hasAlpha }: Large): ShrinkPlan {
  const share = Math.min(1, maxWidth / width);
  return {
    width: Math.round(width * share),
    height: Math.max(1, Math.round(height * share)),
    types: ['image/webp', hasAlpha ? 'image/png' : 'image/jpeg'],
  };
}

/** The name of a file after it has got another format. */
export function renamed(name: string, type: string): string {
  const ending = type === 'image/jpeg' ? 'jpg' : type.replace(/^image\//, '');
  return `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${ending}`;
}
