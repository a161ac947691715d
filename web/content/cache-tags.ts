const maxTags = 100; // Next allows 128 for an entry; the path's tag and Next's own need some
const maxTagLength = 256;

/** The tag of everything that was made from content. */
export const everythingTag = 'everything';

/** The tag of what was made from so much content that any change may concern it. */
export const anyChangeTag = 'any-change';

/**
 * The tags to give to Next, with `everythingTag`. When there are more than it accepts, or one that it cannot take,
 * `anyChangeTag` takes their place, which every change carries.
 */
export function limitTags(tags: readonly string[]): string[] {
  const fits =
    tags.length <= maxTags && tags.every((tag) => tag.length <= maxTagLength && !tag.includes(','));
  return [everythingTag, ...(fits ? tags : [anyChangeTag])];
}
