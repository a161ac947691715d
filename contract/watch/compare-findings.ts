import { nameOfFinding } from '../proof/unique-findings.ts';
import type { Finding } from '../proof/verdict.ts';

/** What has changed since the last proof. */
export interface FindingsChange {
  came: Finding[];
  went: Finding[];
}

/** Which findings are new, and which are no more. */
export function compareFindings(before: readonly Finding[], after: readonly Finding[]): FindingsChange {
  const [old, present] = [before, after].map((findings) => new Set(findings.map(nameOfFinding)));
  return {
    came: after.filter((finding) => !old?.has(nameOfFinding(finding))),
    went: before.filter((finding) => !present?.has(nameOfFinding(finding))),
  };
}
