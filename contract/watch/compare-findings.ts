import { nameOfFinding } from '../proof/unique-findings.ts';
import type { Finding } from '../proof/verdict.ts';

/** What has changed since the last proof. */
export interface Change {
  came: Finding[];
  went: Finding[];
}

/** Which findings are new, and which are no more. */
export function compareFindings(before: readonly Finding[], after: readonly Finding[]): Change {
  const [old, present] = [before, after].map((findings) => new Set(findings.map(nameOfFinding)));
  return {
    came: after.filter((finding) => !old?.has(nameOfFinding(finding))),
    went: before.filter((finding) => !present?.has(nameOfFinding(finding))),
  };
}
