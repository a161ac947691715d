import type { SanityClient } from '@sanity/client';
import { saidBy } from '../asking/said-by.ts';
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

/** Where the last replacement is kept over a reload, as a text. */
export interface Keeping {
  read: () => string | null;
  write: (text: string | null) => void;
}

/** The last replacement of this Studio, which goes on and can be taken back whatever is opened meanwhile, and after a reload. */
export class LastReplacement {
  #value: Replaced | undefined;
  readonly #keeping: Keeping;
  readonly #listeners = new Set<() => void>();

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
    this.#value = readKept(keeping);
  }

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

  /**
   * Keeps how far it is: to be called when the window is left, as while it goes on it is kept at the end only. Where nothing goes on, all
   * is kept, and what another window has kept since stays.
   */
  readonly keep = (): void => {
    if (this.#value?.isBusy) this.#write();
  };

  /** Forgets it. */
  forget(): void {
    this.#set(undefined);
  }

  #set(value: Replaced | undefined): void {
    this.#value = value;
    if (!value?.isBusy) this.#write();
    for (const listener of this.#listeners) listener();
  }

  #write(): void {
    this.#keeping.write(this.#value ? JSON.stringify(this.#value) : null);
  }
}

function readKept(keeping: Keeping): Replaced | undefined {
  const kept = parsed(keeping.read());
  // Who left while it went on finds what was done by then.
  return kept && { ...kept, isBusy: false };
}

/** Nothing where a text is not what is kept, as one that somebody has cut off: a Studio that does not begin is worse. */
function parsed(text: string | null): Replaced | undefined {
  try {
    const value: Partial<Replaced> | null = JSON.parse(text ?? 'null');
    const { words, by, release, done, of, isBusy = false, kept } = value ?? {};
    if (words === undefined || by === undefined || !Array.isArray(done) || of === undefined) return undefined;
    return { words, by, release, done, of, isBusy, kept };
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

function wordsOf(error: unknown): string {
  const said = saidBy(error);
  // A release that takes nothing is a conflict, too.
  const isConflict = /revision|exists/.test(said);
  const isRefused = typeof error === 'object' && error && 'statusCode' in error && error.statusCode === 409;
  return isRefused && isConflict ? 'Somebody is writing in it just now. Find the words again.' : said;
}
