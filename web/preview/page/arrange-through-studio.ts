import { getPublishedId, studioPath } from '@sanity/client/csm';
import { type Mutation, SanityEncoder } from '@sanity/mutate';
import type { MutatorActor } from '@sanity/visual-editing/react';
import { applyChanges } from '#canvas/changes/apply-changes.ts';
import { itemPath, readItemPath } from '#canvas/changes/item-path.ts';
import type { Change, LiveDocument, Target } from '#canvas/messages.ts';
import { fieldIn } from '#schemas/fields.ts';

/** What the overlay needs when somebody arranges something on the page. */
export interface Arranging {
  documentOf: (id: string) => LiveDocument | undefined;
  change: (target: Target, changes: Change[]) => void;
}

/**
 * Makes the overlay read documents as the page shows them, and pass to the Studio what is done with its menu and by
 * dragging: there it can be undone, and goes to the draft or the release that is looked at. Returns a function that
 * ends this.
 */
export function arrangeThroughStudio(actor: MutatorActor, arranging: Arranging): () => void {
  const { getSnapshot } = actor;
  // The overlay looks documents up here, by the ids of their drafts, whenever it is about to do something.
  actor.getSnapshot = () => {
    const snapshot = getSnapshot.call(actor);
    const known: Record<string, MutatorActor> = snapshot.context.documents;
    const documents = Object.entries(known).map(([id, document]) => [id, arranged(document, id, arranging)]);
    return { ...snapshot, context: { ...snapshot.context, documents: Object.fromEntries(documents) } };
  };
  return () => {
    actor.getSnapshot = getSnapshot;
  };
}

function arranged(document: MutatorActor, storedId: string, { documentOf, change }: Arranging): MutatorActor {
  const id = getPublishedId(storedId);
  const local = documentOf(id);
  if (!local) return document;
  const getSnapshot = () => {
    const snapshot = document.getSnapshot();
    return { ...snapshot, context: { ...snapshot.context, local } };
  };
  const send: MutatorActor['send'] = (event) => {
    if (event.type === 'mutate') change({ id, type: local._type }, changesIn(event.mutations, local));
    // The overlay's own store was not given the change, so it must not submit it.
    else if (event.type !== 'submit') document.send(event);
  };
  return Object.create(document, { getSnapshot: { value: getSnapshot }, send: { value: send } });
}

/** The changes that mutations make to a document; creating its draft, with which they begin, is left to the Studio. */
function changesIn(mutations: Mutation[], document: LiveDocument): Change[] {
  return movesIn(
    document,
    mutations.flatMap((mutation) => {
      if (mutation.type !== 'patch') return [];
      // The package types a patch only as such.
      const encoded = SanityEncoder.encodeMutation(mutation) as { patch: Change & { id: string } }[];
      return encoded.map(
        ({ patch: { id, ...change } }) =>
          'unset' in change
            ? { unset: change.unset.flatMap((path) => keyedPaths(document, path)) }
            : (change as Change), // of one kind, as before
      );
    }),
  );
}

/**
 * The changes, as one move if they take an item out of a list and put it beside another one: otherwise the item would
 * be lost if the other has gone meanwhile.
 */
function movesIn(document: LiveDocument, changes: readonly Change[]): Change[] {
  const [taken, put] = changes;
  if (changes.length !== 2 || !taken || !put || !('unset' in taken) || !('insert' in put))
    return [...changes];
  const [path = ''] = taken.unset;
  const { list, key } = (taken.unset.length === 1 && readItemPath(path)) || {};
  const { items } = put.insert;
  if (!list || !key || items.length !== 1 || fieldIn(items[0], '_key') !== key) return [...changes];
  const after: unknown = studioPath.get(applyChanges(document, changes), list);
  const keys = Array.isArray(after) ? after.map((item) => String(fieldIn(item, '_key'))) : [];
  return keys.includes(key)
    ? [{ moved: { list, key, after: keys.slice(0, keys.indexOf(key)) } }]
    : [...changes];
}

/**
 * The paths of items that are named by their places in a list, by their keys if they have any, because somebody else
 * may insert before them.
 */
function keyedPaths(document: LiveDocument, path: string): string[] {
  const [, list, first, end] = path.match(/^(.*)\[(\d+)(?::(\d+))?\]$/) ?? [];
  const items: unknown = list === undefined ? undefined : studioPath.get(document, list);
  if (!Array.isArray(items)) return [path];
  const from = Number(first);
  return items.slice(from, Number(end ?? from + 1)).map((item, index) => {
    const key = fieldIn(item, '_key');
    return key === undefined ? `${list}[${from + index}]` : itemPath(String(list), String(key));
  });
}
