/** A page in one version of its document. */
export interface PageVersion {
  path: string;
  _updatedAt: string;
}

/** A section that cannot be shown, and why. */
export interface LeftOut {
  key: string;
  kind: string;
  reason: string;
}

const maxRemembered = 1_000;
const reported = new Set<string>();

/** Writes one line to the server's log for a section that visitors do not see: once for each version of the page. */
export function reportLeftOut({ path, _updatedAt }: PageVersion, { key, kind, reason }: LeftOut): void {
  sayOnce(_updatedAt, `Section "${key}" (${kind}) of the page "${path}" was left out: ${reason}`);
}

/**
 * Writes one line to the server's log for each sort of thing in the texts of a page that visitors do not see, with its
 * places: once for each version of the page.
 */
export function reportLeftOutOfTexts(
  { path, _updatedAt }: PageVersion,
  leftOut: readonly { part: string; name: string; place: string }[],
): void {
  const sorts = Map.groupBy(leftOut, ({ part, name }) => `${part} "${name}"`);
  for (const [sort, found] of sorts) {
    const places = [...new Set(found.map(({ place }) => place))].join(', ');
    sayOnce(
      _updatedAt,
      `The ${sort} was left out of the page "${path}", because formatted texts cannot show it: ${places}`,
    );
  }
}

function sayOnce(version: string, line: string): void {
  const said = `${version} ${line}`;
  // Next renders a page twice to know what of it is static.
  if (reported.has(said)) return;
  if (reported.size >= maxRemembered) reported.clear();
  reported.add(said);
  console.warn(line.replaceAll(/\s+/g, ' '));
}
