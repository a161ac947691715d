import type { DocumentStore, SanityDocument } from 'sanity';
import type { Target } from '#canvas/messages.ts';
import { listened } from '../lake/listened.ts';
import { meaningOf } from '../lake/meanings.ts';
import { describeStep, removedItems } from './describe-step.ts';
import { editsAmong } from './edits-among.ts';
import { steps } from './history.ts';
import type { Step } from './step.ts';
import { stepBetween } from './step-between.ts';
import { keyOf } from './step-key.ts';
import type { Describe } from './steps.ts';
import type { TitledType } from './title-at.ts';

/** A step that only removes something, and whether that was done on a page. */
export interface RemovalStep {
  step: Step;
  isOnPage: boolean;
}

/** The documents watched through each store; signing in again makes a new store. */
const watchedIn = new WeakMap<DocumentStore, Map<string, { count: number; stop: () => void }>>();
const removals = new Set<(removal: RemovalStep) => void>();

/** Listens to removals. Returns a function that ends it. */
export function hearRemovals(listener: (removal: RemovalStep) => void): () => void {
  removals.add(listener);
  return () => removals.delete(listener);
}

/** Records what is done in a document from now on, as steps that can be undone. Returns a function that ends it. */
export function watch(
  store: DocumentStore,
  type: TitledType,
  target: Target,
  release: string | undefined,
): () => void {
  const key = keyOf({ target, release });
  const watched = watchedIn.get(store) ?? new Map<string, { count: number; stop: () => void }>();
  watchedIn.set(store, watched);
  const known = watched.get(key);
  const entry = known ?? { count: 0, stop: follow(store, type, target, release) };
  entry.count += 1;
  watched.set(key, entry);
  return () => {
    entry.count -= 1;
    if (entry.count > 0) return;
    entry.stop();
    watched.delete(key);
  };
}

function follow(store: DocumentStore, type: TitledType, target: Target, release: string | undefined) {
  const key = keyOf({ target, release });
  const describe: Describe = (...change) => describeStep(type, ...change);
  const events = store.pair.documentEvents(target.id, target.type, release);
  const following = listened(editsAmong(events)).subscribe(({ isOwn, before, after, mutations }) => {
    // A document has the id of the transaction that has changed it last.
    const by = { document: after._id, transaction: after._rev };
    if (!isOwn) return steps.addTheirs(key, stepBetween(before, after), by);
    const meaning = meaningOf(mutations);
    if (meaning?.for === 'undo') return;
    const edit = {
      target,
      release,
      before,
      after,
      what:
        meaning?.for === 'canvas'
          ? (meaning.what ?? describe(stepBetween(before, after), before, after))
          : undefined,
      isConsequence: meaning?.for === 'consequence',
      atMs: Date.now(),
    };
    const step = steps.add(edit, describe);
    if (step) tellRemoval(type, step, before, meaning?.for === 'canvas');
  });
  return () => following.unsubscribe();
}

function tellRemoval(type: TitledType, step: Step, before: SanityDocument, isOnPage: boolean): void {
  if (removedItems(type, step.parts, before).length === 0) return;
  for (const hear of removals) hear({ step, isOnPage });
}
