import type { FindingName } from '../findings.ts';

/** A difference between two snapshots. */
export interface Change {
  /** `breaks`: stored content may no longer fit. `harmless`: it still fits, and the proof takes care of the rest. */
  verdict: 'breaks' | 'harmless';
  /** The type and field: `cta-banner.button`. */
  path: string;
  reason: string;
  /** What kind of finding it is (docs/findings.md), where it breaks something. */
  name?: FindingName;
  /** The migration that covers it, where it breaks something and one does. */
  coveredBy?: string;
}

/** A change after which stored content may no longer fit. */
export const breaks = (name: FindingName, path: string, reason: string): Change => ({
  verdict: 'breaks',
  path,
  reason,
  name,
});

/** A change that stored content survives. */
export const harmless = (path: string, reason: string): Change => ({ verdict: 'harmless', path, reason });

/** A change as one line; of one that would break something, also which migration covers it. */
export function describeChange({ verdict, path, reason, coveredBy }: Change): string {
  if (coveredBy !== undefined) return `✓ ${path} ${reason} (covered by the migration ${coveredBy})`;
  return `${verdict === 'breaks' ? '✗' : '·'} ${path} ${reason}`;
}
