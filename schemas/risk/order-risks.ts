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

/** The risk before another and the one after it in a list, null at its ends and for what is not in it. */
export function neighboursOf<Risk extends { _id: string }>(
  id: string,
  risks: readonly Risk[],
): { previous: Risk | null; next: Risk | null } {
  const place = risks.findIndex(({ _id }) => _id === id);
  if (place < 0) return { previous: null, next: null };
  return { previous: risks[place - 1] ?? null, next: risks[place + 1] ?? null };
}
