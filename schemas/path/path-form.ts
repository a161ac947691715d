/** What a path looks like: `/` or words of small letters, digits and hyphens between slashes. */
export const pathForm = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;

/** What the Studio says when a path has another form; true when it is right. */
export function checkPath(slug: { current?: string } | undefined): true | string {
  if (slug?.current && pathForm.test(slug.current)) return true;
  return 'A path begins with "/" and holds small letters, digits and hyphens, such as /platform/visibility.';
}

/** The path that the Studio proposes for a title. */
export function proposePath(title: string): string {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-');
  return `/${words.replace(/^-+|-+$/g, '').slice(0, 80)}`;
}
