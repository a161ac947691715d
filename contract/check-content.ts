import { checkSection, type RefusedSection } from '#sections/check-section.ts';
import { resolved, resolveParams, resolveQuery } from '#sections/resolve-contract.ts';

/** Asks a query of a dataset. */
export type Ask = (query: string, params: Record<string, unknown>) => Promise<unknown>;

/** A section of a page that cannot be shown. */
export interface Finding extends RefusedSection {
  path: string;
}

/** Every section of some paths that does not meet its contract, as visitors would miss it. */
export async function checkContent(paths: string[], ask: Ask): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const path of paths) {
    const { page } = resolved.parse(await ask(resolveQuery, resolveParams(path)));
    for (const raw of page?.sections ?? []) {
      const section = checkSection(raw);
      if (!section.ok) findings.push({ path, ...section });
    }
  }
  return findings;
}
