const prefix = 'moment:';

/** The tag of a page that changes by itself at a moment. */
export const momentTag = (moment: Date): string => prefix + moment.toISOString();

/** The moment of such a tag, in ISO 8601; null for any other tag. */
export const momentOfTag = (tag: string): string | null =>
  tag.startsWith(prefix) ? tag.slice(prefix.length) : null;
