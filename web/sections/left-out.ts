import type { Page } from '#pages/page/contract.ts';

/** Which page it is, as it was at some time. */
export type PageVersion = Pick<Page, 'path' | '_updatedAt'>;

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
  const line = `Section "${key}" (${kind}) of the page "${path}" was left out: ${reason}`;
  const version = `${_updatedAt} ${line}`;
  // Next renders a page twice to know what of it is static.
  if (reported.has(version)) return;
  if (reported.size >= maxRemembered) reported.clear();
  reported.add(version);
  console.warn(line.replaceAll(/\s+/g, ' '));
}
