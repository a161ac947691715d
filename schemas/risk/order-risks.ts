import { type Severity, severities } from './scales.ts';

/** Risks with the worst first, and equally bad ones by their titles. */
export function bySeverity<Risk extends { title: string; severity: Severity }>(
  risks: readonly Risk[],
): Risk[] {
  const rank = ({ severity }: Risk) => severities.findIndex(({ value }) => value === severity);
  return byTitle(risks).sort((a, b) => rank(a) - rank(b));
}

/** Risks in the order of the alphabet. */
export function byTitle<Risk extends { title: string }>(risks: readonly Risk[]): Risk[] {
  return risks.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** Risks with those first that came last; those without a date stand at the end. */
export function byDate<Risk extends { publishedAt: string | null }>(risks: readonly Risk[]): Risk[] {
  return risks.toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
}
