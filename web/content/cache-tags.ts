const maxTags = 100; // Next allows 128 for an entry; the path and Next itself need some
const maxTagLength = 256;

/** The tag of everything that was made from content. */
export const everythingTag = 'everything';

/** The tag of what was made from so much content that every change may concern it. */
export const anyChangeTag = 'any-change';

/** Tags that Next accepts: beyond its limits, one that every change carries. */
export function limitTags(tags: readonly string[]): string[] {
  const fits =
    tags.length <= maxTags && tags.every((tag) => tag.length <= maxTagLength && !tag.includes(','));
  return [everythingTag, ...(fits ? tags : [anyChangeTag])];
}
