import type { Commit } from '../../kernel/store/document.ts';
import { idOf, type Mutation } from '../../kernel/transactions/mutation.ts';

const grouped = new WeakMap<Commit, ReadonlyMap<string, Mutation[]>>();

/**
 * The mutations of a transaction that are for one document. A transaction is looked through once, however many readers
 * ask.
 */
export function mutationsOf(commit: Commit, id: string): Mutation[] {
  const known = grouped.get(commit) ?? Map.groupBy(commit.mutations as Mutation[], idOf); // as transactions are kept
  grouped.set(commit, known);
  return known.get(id) ?? [];
}
