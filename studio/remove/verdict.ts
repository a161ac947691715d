import { saidBy } from '../asking/said-by.ts';
import { titleOf } from '../lake/document-names.ts';

/** A document that something is to be done with. */
export interface Chosen {
  id: string;
  type: string;
  title: string;
}

/** What can be done with it, or has been; where it cannot, why. */
export interface Verdict extends Chosen {
  /** In sentences; none where it can be done. */
  reasons: string[];
  /** What could not be done beside it, in a sentence. */
  note?: string;
}

/** Whether it can be done, or was. */
export const isFree = ({ reasons }: Verdict): boolean => reasons.length === 0;

/** The names of documents, each once, in a row; what is too many is counted. */
export function namesOf(documents: readonly { _type: string }[]): string {
  const names = [...new Set(documents.map((document) => `“${titleOf({ ...document })}”`))];
  const more = names.length - maxNamed;
  return `${names.slice(0, maxNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const maxNamed = 5;

/** Does something with each, one after the other; what fails has the reason, and the others go on. */
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
