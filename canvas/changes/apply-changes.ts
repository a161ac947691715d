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

/**
 * Does the same for a document in which something may have been removed meanwhile: leaves out the changes that no
 * longer apply, and makes the others.
 */
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
  // The decoder reads this form, which its types do not list.
  const mutation = SanityEncoder.decode({ patch: { id: document._id, ...change } } as never);
  // The compiler cannot know that the paths are those of the document.
  return mutation.type === 'patch'
    ? (applyPatches(mutation.patches as never, document as never) as never)
    : document;
}

/**
 * The changes as the lake takes them, fitted to the document as it stands. Typed text is merged with what others have
 * typed there since; placed and moved items go beside those that are still there. Any other change is passed on even if
 * its target has been removed, because the lake then ignores it. Typing or moving that changes nothing yields no
 * change.
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
      // A change whose target is gone must not stop the next ones, whose targets are there.
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
  // A key press that changes nothing must not make a draft of a published document.
  if (merged === text) return [];
  if (isField && !merged) return [{ unset: [path] }];
  const patch = typeof now === 'string' ? textPatch(text, merged) : undefined;
  return [patch === undefined ? { set: { [path]: merged } } : { diffMatchPatch: { [path]: patch } }];
}
