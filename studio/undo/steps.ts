import { dequal } from 'dequal/lite';
import type { LiveDocument } from '#canvas/messages.ts';
import { newKey } from '#schemas/new-keys.ts';
import { goesOn } from './goes-on.ts';
import { type Edit, type Part, type Place, type Step, turned } from './step.ts';
import { stepBetween } from './step-between.ts';
import { keyOf } from './step-key.ts';

/** How many steps can be undone. */
export const maxSteps = 200;

/** The direction: back through the steps, or forward again. */
export type Way = 'undo' | 'redo';

/** A change by somebody else, as the history knows it. */
export interface TheirChange {
  /** The id of the draft, or of the version. */
  document: string;
  /** The id of the transaction. */
  transaction: string | undefined;
}

/** Describes a change of a document in the editor's words. */
export type Describe = (parts: readonly Part[], before: LiveDocument, after: LiveDocument) => string;

/** The steps since the Studio was opened, in one sequence over all documents, and how far they were undone. */
export class Steps {
  #done: Step[] = [];
  #undone: Step[] = [];
  /** The last edit, in which somebody may go on typing. */
  #open: Edit | undefined;
  #theirs = new Map<string, { at: Place; by: TheirChange }[]>();
  #listeners = new Set<() => void>();
  #count = 0;

  /**
   * Records an edit: as a new step, or as part of the last one. Returns the step; undefined where nothing has changed.
   */
  add(edit: Edit, describe: Describe): Step | undefined {
    const last = this.#done.at(-1);
    const open = this.#open;
    const isSameDocument = open && keyOf(open) === keyOf(edit);
    const parts = stepBetween(edit.before, edit.after);
    if (parts.length === 0) return undefined;
    // An editor for text may have an undo of its own, which takes back exactly the last step.
    if (last && isSameDocument && isText(parts) && dequal(turned(last.parts), parts)) {
      this.take('undo', last, last.parts);
      return undefined;
    }
    const isMore = last && isSameDocument && (edit.isConsequence || goesOn(open, last.parts, edit, parts));
    const from = isMore ? open.before : edit.before;
    const all = isMore ? stepBetween(from, edit.after) : parts;
    if (isMore) this.#done.pop();
    this.#undone = [];
    this.#open = { ...edit, before: from, what: isMore ? open.what : edit.what };
    const { target, release } = edit;
    const what = this.#open.what ?? describe(all, from, edit.after);
    const step = { id: isMore ? last.id : newKey(), target, release, what, parts: all };
    if (all.length > 0) this.#done = [...this.#done, step].slice(-maxSteps);
    else this.#open = undefined;
    this.#tell();
    return all.length > 0 ? step : undefined;
  }

  /** Records a change by somebody else. After that, no typing continues the last step in this document. */
  addTheirs(key: string, parts: readonly Part[], by: TheirChange): void {
    if (this.#open && keyOf(this.#open) === key) this.#open = undefined;
    const places = [...(this.#theirs.get(key) ?? []), ...parts.map(({ at }) => ({ at, by }))];
    this.#theirs.set(key, places.slice(-maxSteps));
  }

  /** The last change by somebody else of the value at a place, or of anything in it; undefined where there is none. */
  theirsAt(key: string, at: Place): TheirChange | undefined {
    const place = JSON.stringify(at).slice(0, -1);
    return this.#theirs.get(key)?.findLast((theirs) => JSON.stringify(theirs.at).startsWith(place))?.by;
  }

  /** The next step in a direction, among the open documents. */
  next(way: Way, isOpen: (step: Step) => boolean): Step | undefined {
    return this.#of(way).findLast(isOpen);
  }

  /** A step by its id, if it can still be taken in this direction. */
  find(way: Way, id: string): Step | undefined {
    return this.#of(way).find((step) => step.id === id);
  }

  /** Records that a step was taken, of which only `parts` could be; without any, the step is forgotten. */
  take(way: Way, step: Step, parts: Part[]): void {
    this.#open = undefined;
    const from = this.#of(way).filter((other) => other !== step);
    const to = [
      ...this.#of(way === 'undo' ? 'redo' : 'undo'),
      ...(parts.length > 0 ? [{ ...step, parts }] : []),
    ];
    [this.#done, this.#undone] = way === 'undo' ? [from, to] : [to, from];
    this.#tell();
  }

  /** Listens to changes of what can be undone or redone. Returns a function that ends it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A number that differs whenever what can be undone or redone has changed. */
  getCount = (): number => this.#count;

  #of = (way: Way): Step[] => (way === 'undo' ? this.#done : this.#undone);

  #tell(): void {
    this.#count += 1;
    for (const listener of this.#listeners) listener();
  }
}

const isText = (parts: readonly Part[]): boolean =>
  parts.every(
    (part) => part.kind === 'value' && [part.before, part.after].some((value) => typeof value === 'string'),
  );
