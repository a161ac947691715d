import type { SanityClient } from '@sanity/client';
import { saidBy } from '../asking/said-by.ts';
import { type Changed, changeBack, changeFields, type DocumentChange } from './change-fields.ts';

/** A replacement in many documents: what has become of each so far. */
export interface Replaced {
  words: string;
  by: string;
  /** The release that holds the changes; undefined when drafts do. */
  release: { id: string; title: string } | undefined;
  done: Changed[];
  /** How many documents there are in all. */
  of: number;
  isBusy: boolean;
  /** What stayed after the replacement was undone, each with the reason; undefined until then. */
  kept: { change: Changed; why: string }[] | undefined;
}

/** The storage that keeps the last replacement over a reload, as text. */
export interface Keeping {
  read: () => string | null;
  write: (text: string | null) => void;
}

/**
 * The last replacement of this Studio. It goes on, and can be undone, whatever else is opened, and even after a reload.
 */
export class LastReplacement {
  #value: Replaced | undefined;
  readonly #keeping: Keeping;
  /** What this window has read from there or written there last. */
  #kept: string | null;
  readonly #listeners = new Set<() => void>();

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
    this.#kept = keeping.read();
    this.#value = replacedIn(this.#kept);
  }

  readonly get = (): Replaced | undefined => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Changes documents one after the other. A document that cannot be changed gets the reason, and the others go on.
   * Never rejects.
   */
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

  /** Undoes all of it that nobody has changed since. Never rejects. */
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
   * Stores how far a running replacement is. Call it when the window is left, because the replacement is otherwise
   * stored only at its end. Does nothing while none is running, so that what another window has stored stays.
   */
  readonly keep = (): void => {
    if (this.#value?.isBusy) this.#write();
  };

  /** Forgets the last replacement of this window; one that another window has kept since stays kept. */
  forget(): void {
    this.#set(undefined);
  }

  #set(value: Replaced | undefined): void {
    this.#value = value;
    if (!value?.isBusy) this.#write();
    for (const listener of this.#listeners) listener();
  }

  #write(): void {
    if (!this.#value && this.#keeping.read() !== this.#kept) return;
    this.#kept = this.#value ? JSON.stringify(this.#value) : null;
    this.#keeping.write(this.#kept);
  }
}

function replacedIn(text: string | null): Replaced | undefined {
  const kept = parsed(text);
  // If the Studio was left during the replacement, this is what was done by then.
  return kept && { ...kept, isBusy: false };
}

/**
 * The stored replacement; undefined where the text is no such thing, for example cut off, because a Studio that does
 * not start would be worse.
 */
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
  // A release that takes no changes is answered with a conflict, too, so the message has to tell the two apart.
  const isConflict = /revision|exists/.test(said);
  const isRefused = typeof error === 'object' && error && 'statusCode' in error && error.statusCode === 409;
  return isRefused && isConflict ? 'Somebody is editing it right now. Find the words again later.' : said;
}
