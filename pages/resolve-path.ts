import * as z from 'zod';
import { upgradeSections } from '#sections/upgrade-sections.ts';
import { checkFound, documentIn, type Found } from './found.ts';
import { askedSections, frameQuery, resolved, resolveParams, sectionsQuery } from './resolve-contract.ts';

/** Asks the lake a query and checks the answer; throws when it does not meet the contract. */
export type AskChecked = <Contract extends z.ZodType>(
  contract: Contract,
  query: string,
  params: Record<string, unknown>,
) => Promise<z.output<Contract>>;

const maxTries = 5;

/**
 * Returns all that a path leads to. It first asks what stands there and which kinds of sections that holds, then for
 * sections of these kinds only; where someone has written in between it starts again, for at most `maxTries` tries.
 * Sections of an older form are upgraded, and each is checked.
 */
export async function resolvePath(path: string, ask: AskChecked): Promise<Found> {
  const params = resolveParams(path);
  for (let tries = 1; ; tries++) {
    const answer = await ask(resolved, frameQuery, params);
    const document = documentIn(answer)?.document;
    if (!document || document.kinds.length === 0) return checkFound(answer, []);
    const wanted = namesIn(document.kinds);
    const found = await ask(askedSections, sectionsQuery(wanted), { ...params, id: document._id });
    const isWhole = found?._rev === document._rev && namesIn(found.kinds).isSubsetOf(wanted);
    if (!isWhole && tries < maxTries) continue;
    const sections = await upgradeSections(found?.sections ?? [], (query, more) =>
      ask(z.unknown(), query, { ...params, ...more }),
    );
    return checkFound(answer, sections);
  }
}

const namesIn = (kinds: readonly (string | null)[]): Set<string> =>
  new Set(kinds.filter((kind) => kind !== null));
