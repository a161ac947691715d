/** The absolute address of a path of the site, percent-encoded; `SITE_URL` is fixed by the build. */
export function siteUrl(path: string): string {
  return new URL(encodeURI(path), process.env.SITE_URL ?? 'http://localhost:3000').href;
}
