const prefix = 'path:';

/** The tag that the page at a path carries whatever is on it; in ASCII, because it travels in a header. */
export function pathTag(path: string): string {
  return prefix + encodeURIComponent(path);
}

/** The path of such a tag; null for any other tag. */
export function pathOfTag(tag: string): string | null {
  return tag.startsWith(prefix) ? decodeURIComponent(tag.slice(prefix.length)) : null;
}
