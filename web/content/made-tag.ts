import { createHash } from 'node:crypto';

const prefix = 'made:';
const hashLength = 16; // of base64url: 96 bits

/**
 * The tag of what is made from the answer of one of the `sources`. It changes whenever the answer does, its sync tags
 * and `changesAt` included.
 */
export function madeTag(source: string, answer: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(answer)).digest('base64url');
  return `${prefix}${source}:${hash.slice(0, hashLength)}`;
}

/** The source of such a tag; null for any other tag. */
export const sourceOfTag = (tag: string): string | null =>
  tag.startsWith(prefix) ? (tag.split(':')[1] ?? null) : null;
