/**
 * Where a redirect of Next's leads; undefined when it does not say. Next 16.4 leaves the header out when a page that it had rendered has
 * become a redirect, and names the address twice when it renders one for the first time; the page that it sends along always says
 * it once, in an attribute or a script.
 */
export function redirectAddress({ headers }: Pick<Response, 'headers'>, body: Buffer): string | undefined {
  const [, said] = inPage.exec(body.toString('utf8')) ?? [];
  return said === undefined ? headers.get('location')?.split(', ')[0] : asSaid(said);
}

/** The address may have semicolons itself: it ends where a status and then the whole text does. */
const inPage = /NEXT_REDIRECT;\w+;([^"<>]+?);30[78];(?=\\*")/;

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** As it was before React wrote it into an attribute, or into a script, whose texts lie in each other and have a backslash for each. */
const asSaid = (text: string): string =>
  text.replaceAll(
    /&(amp|lt|gt|quot|#x27);|\\+u([\da-f]{4})/gi,
    (_all, name: string | undefined, code = '') =>
      name ? (signs[name] ?? '') : String.fromCharCode(Number.parseInt(code, 16)),
  );
