import { studioPath } from '@sanity/client/csm';
import { SanityEncoder } from '@sanity/mutate';
import { applyPatches } from '@sanity/mutate/_unstable_apply';
import type { Change, LiveDocument, StoredChange, Typed } from '../messages.ts';
import { mergeText } from './merge-text.ts';
import { moveItem, placeItems } from './place-items.ts';
import { textPatch } from './text-patch.ts';

/** A document with changes made, as the lake will make them; throws where a path leads to no list or object. */
export function applyChanges(document: LiveDocument, changes: readonly Change[]): LiveDocument {
  return changes.reduce((before, change) => asStored(before, change).reduce(applyStored, before), document);
}

/** The same of a document in which something may have gone meanwhile: a change that was for it goes with it, and the others are made. */
export function applyWhatStands(document: LiveDocument, changes: readonly Change[]): LiveDocument {
  return changes.reduce((before, change) => {
    try {
      return applyChanges(before, [change]);
    } catch {
      return before;
    }
  }, document);
}

function applyStored(document: LiveDocument, change: StoredChange): LiveDocument {
  // One of the forms that the decoder reads, whose types are other ones.
  const mutation = SanityEncoder.decode({ patch: { id: document._id, ...change } } as never);
  // The paths are those that the document has, which the compiler cannot follow.
  return mutation.type === 'patch'
    ? (applyPatches(mutation.patches as never, document as never) as never)
    : document;
}

/**
 * Changes as the lake takes them, for a document as it stands: what was typed is put beside what others have typed there since, what
 * was placed or moved beside what is there still. What else a change was for may have gone; it is then left to the lake, which leaves
 * it undone. What was typed or moved may change nothing: it is no change.
 */
export function storedChanges(
  document: LiveDocument | undefined,
  changes: readonly Change[],
): StoredChange[] {
  let now: LiveDocument = document ?? { _id: '', _type: '' };
  return changes.flatMap((change) => {
    const stored = asStored(now, change);
    try {
      now = stored.reduce(applyStored, now);
    } catch {
      // The next ones are for what stands there still.
    }
    return stored;
  });
}

function asStored(document: LiveDocument, change: Change): StoredChange[] {
  if ('placed' in change) return placeItems(document, change.placed);
  if ('moved' in change) return moveItem(document, change.moved);
  return 'typed' in change ? asTyped(document, change.typed) : [change];
}

function asTyped(document: LiveDocument, { path, before, after, isField = false }: Typed): StoredChange[] {
  const now: unknown = studioPath.get(document, path);
  if (typeof now !== 'string' && !isField) return [];
  const text = typeof now === 'string' ? now : '';
  const merged = mergeText(before, after, text);
  // A key that changes nothing must not make a draft of what is published.
  if (merged === text) return [];
  if (isField && !merged) return [{ unset: [path] }];
  const patch = typeof now === 'string' ? textPatch(text, merged) : undefined;
  return [patch === undefined ? { set: { [path]: merged } } : { diffMatchPatch: { [path]: patch } }];
}
