import { type Severity, severities } from './scales.ts';

/** Risks sorted by severity, the worst first, and equally bad ones by title. */
export function bySeverity<Risk extends { title: string; severity: Severity }>(
  risks: readonly Risk[],
): Risk[] {
  const rank = ({ severity }: Risk) => severities.findIndex(({ value }) => value === severity);
  return byTitle(risks).sort((a, b) => rank(a) - rank(b));
}

/** Risks sorted by title. */
export function byTitle<Risk extends { title: string }>(risks: readonly Risk[]): Risk[] {
  return risks.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** Risks sorted by date, the newest first; those without a date come last. */
export function byDate<Risk extends { publishedAt: string | null }>(risks: readonly Risk[]): Risk[] {
  return risks.toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
}
