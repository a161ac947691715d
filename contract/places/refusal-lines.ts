import { refusedPaths } from '../checking/refused-paths.ts';
import type { WrittenProject } from './places.ts';
import { placesLine } from './show-places.ts';

/** What a contract has refused: its issues, and the kind or query that it belongs to, as `WrittenProject` knows it. */
export interface RefusedValue {
  subject: string;
  issues: Parameters<typeof refusedPaths>[0];
}

// Enough for somebody who looks at one kind.
const maxPlaces = 3;

/**
 * The places that a refusal is about, a line for each value with its query, contract and field, to stand below the
 * message.
 */
export function refusalLines(
  { subject, issues }: RefusedValue,
  written: WrittenProject,
  root = process.cwd(),
): string[] {
  const paths = [...refusedPaths(issues).keys()];
  const lines = paths.flatMap((path) => {
    // A key mostly has the name of its field; when it does not, the nearest field around it is named.
    const field = path ? `${subject}.${path}` : subject;
    return placesLine(written.placesOf({ subject, path, field }), root) ?? [];
  });
  return [...new Set(lines)].slice(0, maxPlaces);
}
