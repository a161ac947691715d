import { refusedPaths } from '../checking/refused-paths.ts';
import type { WrittenProject } from './places.ts';
import { placesLine } from './show-places.ts';

/** What a contract has refused: its issues, and the kind or query it is of, as `WrittenProject` knows it. */
export interface RefusedValue {
  subject: string;
  issues: Parameters<typeof refusedPaths>[0];
}

// Whoever looks at one kind has seen enough by then.
const maxPlaces = 3;

/** The lines that a refusal is about, each value with its query, contract and field, to stand below what is said of it. */
export function refusalLines(
  { subject, issues }: RefusedValue,
  written: WrittenProject,
  root = process.cwd(),
): string[] {
  const paths = [...refusedPaths(issues).keys()];
  const lines = paths.flatMap((path) => {
    // A key has mostly the name of its field; where it has not, the nearest field around it is named.
    const field = path ? `${subject}.${path}` : subject;
    return placesLine(written.placesOf({ subject, path, field }), root) ?? [];
  });
  return [...new Set(lines)].slice(0, maxPlaces);
}
