import type { SanityClient } from '@sanity/client';
import { saidBy } from '../said-by.ts';
import { type Changed, changeBack, changeFields, type DocumentChange } from './change-fields.ts';

/** A replacement in many documents: what has become of each so far. */
export interface Replaced {
  words: string;
  by: string;
  /** The title of the release that holds the changes; undefined when drafts do. */
  release: { id: string; title: string } | undefined;
  done: Changed[];
  /** How many documents there are in all. */
  of: number;
  isBusy: boolean;
  /** What stays of it after it was taken back, each with the reason; undefined until then. */
  kept: { change: Changed; why: string }[] | undefined;
}

/** The last replacement of this Studio, which goes on and can be taken back whatever is opened meanwhile. */
export class LastReplacement {
  #value: Replaced | undefined;
  readonly #listeners = new Set<() => void>();

  readonly get = (): Replaced | undefined => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes documents one after the other; what cannot be changed is noted, and the others go on. */
  async replace(
    client: SanityClient,
    plan: readonly DocumentChange[],
    which: Pick<Replaced, 'words' | 'by' | 'release'>,
  ): Promise<void> {
    let now: Replaced = { ...which, done: [], of: plan.length, isBusy: true, kept: undefined };
    this.#set(now);
    for (const change of plan) {
      const done = await changeFields(client, change, which.release?.id).catch(
        (error: unknown): Changed => ({
          ...change,
          changes: [],
          refused: change.changes,
          fault: wordsOf(error),
          stored: undefined,
          isNew: false,
        }),
      );
      now = { ...now, done: [...now.done, done] };
      this.#set(now);
    }
    this.#set({ ...now, isBusy: false });
  }

  /** Takes back all of it that nobody has changed since. */
  async takeBack(client: SanityClient): Promise<void> {
    const all = this.#value;
    if (!all || all.isBusy) return;
    this.#set({ ...all, isBusy: true });
    const kept: NonNullable<Replaced['kept']> = [];
    for (const change of all.done) {
      const { fault, refused } = await changeBack(client, change).catch((error: unknown) => ({
        fault: wordsOf(error),
        refused: change.changes,
      }));
      const fields = refused.map(({ name }) => name).join(', ');
      if (fault) kept.push({ change, why: fault });
      else if (fields) kept.push({ change, why: `Somebody has changed ${fields} since.` });
    }
    this.#set({ ...all, isBusy: false, kept });
  }

  /** Forgets it. */
  forget(): void {
    this.#set(undefined);
  }

  #set(value: Replaced | undefined): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }
}

function wordsOf(error: unknown): string {
  const isConflict = typeof error === 'object' && error && 'statusCode' in error && error.statusCode === 409;
  if (isConflict) return 'Somebody is writing in it just now. Find the words again.';
  return saidBy(error);
}
