import type { Clock } from '../../kernel/clock.ts';
import type { Delivery } from './deliver.ts';
import type { Hook } from './hook.ts';

/** Knows which receivers of hooks fail, by how they have answered since the lake was opened. */
export function knownReceivers(clock: Clock) {
  const failing = new Map<string, { since: number; updated: string }>();
  return {
    /** Notes the outcome of an attempt to tell a hook something. */
    note({ id, updated }: Pick<Hook, 'id' | 'updated'>, { failure }: Pick<Delivery, 'failure'>): void {
      if (failure === null) failing.delete(id);
      else if (failing.get(id)?.updated !== updated) failing.set(id, { since: clock.now(), updated });
    },
    /**
     * Since when every attempt to tell a hook has failed, in milliseconds since 1970; undefined when the last one
     * succeeded, or when the hook was changed after it.
     */
    failingSince({ id, updated }: Pick<Hook, 'id' | 'updated'>): number | undefined {
      const known = failing.get(id);
      return known?.updated === updated ? known.since : undefined;
    },
  };
}
