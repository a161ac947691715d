import type { Finding } from '../proof/verdict.ts';

/** What is another since the last proof. */
export interface Change {
  came: Finding[];
  went: Finding[];
}

/** Which findings are new, and which are no more. */
export function compareFindings(before: readonly Finding[], after: readonly Finding[]): Change {
  const [old, present] = [before, after].map((findings) => new Set(findings.map(nameOf)));
  return {
    came: after.filter((finding) => !old?.has(nameOf(finding))),
    went: before.filter((finding) => !present?.has(nameOf(finding))),
  };
}

/** Each finding once: a value that a query has in several forms is judged in each of them. */
export function unique(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [nameOf(finding), finding])).values()];
}

// The same words at the same place are the same finding, on whichever line it stands meanwhile.
const nameOf = ({ subject, path, verdict, reason }: Finding): string =>
  JSON.stringify([subject, path, verdict, reason]);
