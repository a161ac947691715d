import * as fc from 'fast-check';
import { withPage } from '../findings.ts';
import type { StoredDocument } from '../project.ts';

/** Something that an editor can publish and that breaks what shows it. */
export interface Counterexample {
  /** What happens, in a sentence. */
  fault: string;
  /** The section or document as it is stored, as short as it can be and still break; none when none could be made. */
  stored?: object;
  /** The documents that it needs around it. */
  neighbours: StoredDocument[];
  /** The seed of the search that found it. */
  seed: number;
}

/** Says what goes wrong with a stored section or document among its neighbours; undefined when nothing does. */
export type FaultOf = (stored: object, neighbours: StoredDocument[]) => string | undefined;

/** How many cases to try, and the seed from which to search again for what was found once. */
export interface Effort {
  runs: number;
  seed?: number;
}

/** Looks for generated things, with neighbours, that break; answers the shortest that it finds, or null. */
export function findCounterexample(
  things: fc.Arbitrary<object>,
  neighbours: fc.Arbitrary<StoredDocument[]>,
  faultOf: FaultOf,
  { runs, seed = Math.floor(Math.random() * 2 ** 31) }: Effort,
): Counterexample | null {
  const judge: FaultOf = (...found) => {
    try {
      return faultOf(...found);
    } catch (error) {
      return withPage('cannot-be-judged', `It cannot be judged: ${wordsOf(error)}`);
    }
  };
  try {
    const property = fc.property(things, neighbours, (...found) => judge(...found) === undefined);
    const result = fc.check(property, { numRuns: runs, seed });
    return result.failed && result.counterexample
      ? { ...withoutNoise(...result.counterexample, judge), seed: result.seed }
      : null;
  } catch (error) {
    return cannotBeSearched(error, seed);
  }
}

/** The counterexample when no document could be made at all. */
export function cannotBeSearched(error: unknown, seed: number): Counterexample {
  const fault = withPage('cannot-be-searched', `It cannot be searched: ${wordsOf(error)}`);
  return { fault, neighbours: [], seed };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Leaves out the neighbours and the nulls that the fault does not need; fast-check has made the rest as short as it can
 * be.
 */
function withoutNoise(
  stored: object,
  neighbours: StoredDocument[],
  faultOf: FaultOf,
): Omit<Counterexample, 'seed'> {
  const fault = faultOf(stored, neighbours) ?? '';
  const needed = neighbours.reduce((kept, document) => {
    const fewer = kept.filter((one) => one !== document);
    return faultOf(stored, fewer) === fault ? fewer : kept;
  }, neighbours);
  // An object stays one, and a document one with an id and a type.
  const [shorter, ...around] = [stored, ...needed].map(withoutNulls) as [object, ...StoredDocument[]];
  return faultOf(shorter, around) === fault
    ? { fault, stored: shorter, neighbours: around }
    : { fault, stored, neighbours: needed };
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined);
  return Object.fromEntries(filled.map(([key, inner]) => [key, withoutNulls(inner)]));
}

/**
 * The counterexample as it is printed: the fault, the stored documents to paste into a test, and the command that finds
 * it again, which searches `kind` alone when it is given.
 */
export function describeCounterexample(
  { fault, stored, neighbours, seed }: Counterexample,
  kind?: string,
): string {
  const around =
    neighbours.length > 0
      ? `\nwith the documents\n${neighbours.map((one) => JSON.stringify(one)).join('\n')}`
      : '';
  if (!stored) return fault;
  const keep = 'Once it is mended, keep it: paste it into examples.ts of its kind, under “found”.';
  const again = `Found with npm run contract --${kind ? ` --kind ${kind}` : ''} --seed ${seed}`;
  return `${fault}\nStored is\n${JSON.stringify(stored, null, 2)}${around}\n${keep}\n${again}`;
}
