/** What a path looks like: `/` or words of small letters, digits and hyphens between slashes. */
export const pathForm = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;

/** What the Studio says when a path has another form; true when it is right. */
export function checkPath(slug: { current?: string } | undefined): true | string {
  if (slug?.current && pathForm.test(slug.current)) return true;
  return 'A path begins with "/" and holds small letters, digits and hyphens, such as /platform/visibility.';
}

/** What the Studio says when the last part of an address has another form; true when it is right. */
export function checkSlug(slug: { current?: string } | undefined): true | string {
  if (slug?.current && /^[a-z0-9-]+$/.test(slug.current)) return true;
  return 'An address holds small letters, digits and hyphens, such as why-rotation-fails.';
}

/** The path that the Studio proposes for a title. */
export function proposePath(title: string): string {
  return `/${proposeSlug(title)}`;
}

/** The last part of an address that the Studio proposes for a title. */
export function proposeSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, 80).replace(/^-+|-+$/g, '');
}
