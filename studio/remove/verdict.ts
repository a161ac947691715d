import { saidBy } from '../asking/said-by.ts';
import { titleOf } from '../lake/document-names.ts';

/** A document chosen for an action. */
export interface Chosen {
  id: string;
  type: string;
  title: string;
}

/** Whether an action on a document is possible, or was done. */
export interface Verdict extends Chosen {
  /** Why not, in sentences; empty where it is possible, or was done. */
  reasons: string[];
  /** What could not be done beside it, in a sentence. */
  note?: string;
}

/** Whether the action is possible, or was done. */
export const isFree = ({ reasons }: Verdict): boolean => reasons.length === 0;

/** The names of documents, without duplicates, as a list; those beyond the first few are counted. */
export function namesOf(documents: readonly { _type: string }[]): string {
  const names = [...new Set(documents.map((document) => `“${titleOf({ ...document })}”`))];
  const more = names.length - maxNamed;
  return `${names.slice(0, maxNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const maxNamed = 5;

/**
 * Does something with each document, one after the other. A failure becomes the reason in its verdict, and the others
 * go on. Never rejects.
 */
export async function withEach(
  chosen: readonly Chosen[],
  carryOut: (one: Chosen) => Promise<unknown>,
): Promise<Verdict[]> {
  const done: Verdict[] = [];
  for (const one of chosen) {
    const reasons = await carryOut(one).then(
      () => [],
      (error: unknown) => [saidBy(error)],
    );
    done.push({ ...one, reasons });
  }
  return done;
}
