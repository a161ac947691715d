/**
 * The address that a redirect of Next leads to; undefined when it does not say. Next 16.4 leaves the header out when a
 * page that it has rendered before has become a redirect, and names the address twice in it when it renders a redirect
 * for the first time. The page that it sends along always names it once, in an attribute or a script.
 */
export function redirectAddress({ headers }: Pick<Response, 'headers'>, body: Buffer): string | undefined {
  const [, said] = inPage.exec(body.toString('utf8')) ?? [];
  return said === undefined ? headers.get('location')?.split(', ')[0] : asSaid(said);
}

/** The address may contain semicolons: it ends where a status follows that ends the whole text. */
const inPage = /NEXT_REDIRECT;\w+;([^"<>]+?);30[78];(?=\\*")/;

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * The text as it was before React escaped it for an attribute, or for a script, where each level of nested strings adds
 * a backslash.
 */
const asSaid = (text: string): string =>
  text.replaceAll(
    /&(amp|lt|gt|quot|#x27);|\\+u([\da-f]{4})/gi,
    (_all, name: string | undefined, code = '') =>
      name ? (signs[name] ?? '') : String.fromCharCode(Number.parseInt(code, 16)),
  );
