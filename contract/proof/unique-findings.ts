import type { Finding } from './verdict.ts';

/** Each finding once: a value that a query has in several forms is judged in each of them. */
export function uniqueFindings(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [nameOfFinding(finding), finding])).values()];
}

/** By which a finding is known again: the same words at the same place are the same, on whichever line it stands meanwhile. */
export function nameOfFinding({ subject, path, verdict, reason, field }: Finding): string {
  return JSON.stringify([subject, path, verdict, reason, field]);
}
