import { relative } from 'node:path';
import { describeFinding, type Finding } from '../proof/verdict.ts';
import type { Places } from './places.ts';
import type { Span } from './span.ts';

/**
 * A finding as it is shown, with the lines that it is about, each as `file:line:column`, which terminals and editors
 * open.
 */
export function describeInPlace(finding: Finding, places: Places, root: string): string {
  const [first = '', ...rest] = describeFinding(finding).split('\n');
  const at = placesLine(places, root);
  return [first, ...(at ? [at] : []), ...rest].join('\n');
}

/** Places in a line below what is said of them, each as `file:line:column`; undefined where none is known. */
export function placesLine(places: Places, root: string): string | undefined {
  const at = Object.entries(places).flatMap(([what, span]) =>
    span ? [`${placeIn(span, root)} (${what})`] : [],
  );
  return at.length > 0 ? `    at    ${at.join(', ')}` : undefined;
}

function placeIn({ file, from }: Span, root: string): string {
  return `${relative(root, file)}:${from.line}:${from.column}`;
}

// Such findings are mostly mended elsewhere than in the contract.
const inQuery = new Set<string | undefined>([
  'never-filled-in',
  'asked-for-and-dropped',
  'key-refused',
  'cannot-be-judged',
]);
const inSchema = new Set<string | undefined>([
  'nobody-reads',
  'not-offered',
  'schema-refused',
  'initial-value-refused',
]);

/** The one of the places at which an editor or a review shows a finding; undefined where none is known. */
export function mainPlace({ name }: Pick<Finding, 'name'>, places: Places): Span | undefined {
  const { query, contract, schema, sample } = places;
  if (sample) return sample;
  if (inSchema.has(name)) return schema ?? query ?? contract;
  return inQuery.has(name) ? (query ?? contract ?? schema) : (contract ?? query ?? schema);
}
