import type { Clock } from '../../kernel/clock.ts';
import type { Delivery } from './deliver.ts';
import type { Hook } from './hook.ts';

/** What is known of the receivers of hooks, by how they have answered since the lake was opened. */
export function knownReceivers(clock: Clock) {
  const failing = new Map<string, { since: number; updated: string }>();
  return {
    /** Takes note of what came of a try to tell a hook something. */
    note({ id, updated }: Pick<Hook, 'id' | 'updated'>, { failure }: Pick<Delivery, 'failure'>): void {
      if (failure === null) failing.delete(id);
      else if (failing.get(id)?.updated !== updated) failing.set(id, { since: clock.now(), updated });
    },
    /** Since when every try to tell a hook has failed; undefined where the last did not, or where the hook was changed after it. */
    failingSince({ id, updated }: Pick<Hook, 'id' | 'updated'>): number | undefined {
      const known = failing.get(id);
      return known?.updated === updated ? known.since : undefined;
    },
  };
}
