import type { Finding } from './verdict.ts';

/** Removes repeated findings: a value that has several forms in a query is judged in each of them. */
export function uniqueFindings(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [nameOfFinding(finding), finding])).values()];
}

/**
 * What a finding is recognized by: the same words at the same path are the same finding, whichever line it has moved
 * to.
 */
export function nameOfFinding({ subject, path, verdict, reason, field }: Finding): string {
  return JSON.stringify([subject, path, verdict, reason, field]);
}
