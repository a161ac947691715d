import { studioPath } from '@sanity/client/csm';
import { SanityEncoder } from '@sanity/mutate';
import { applyPatches } from '@sanity/mutate/_unstable_apply';
import { mergeText } from './merge-text.ts';
import type { Change, LiveDocument, StoredChange } from './messages.ts';
import { textPatch } from './text-patch.ts';

/** A document with changes made, as the lake will make them; throws where a path leads to no list or object. */
export function applyChanges(document: LiveDocument, changes: readonly Change[]): LiveDocument {
  return changes.reduce((before, change) => {
    const stored = storedChange(before, change);
    // One of the forms that the decoder reads, whose types are other ones.
    const mutation = stored && SanityEncoder.decode({ patch: { id: before._id, ...stored } } as never);
    // The paths are those that the document has, which the compiler cannot follow.
    return mutation?.type === 'patch'
      ? (applyPatches(mutation.patches as never, before as never) as never)
      : before;
  }, document);
}

/**
 * Changes as the lake takes them, for a document as it stands: what was typed is put beside what others have typed there since. What
 * a change was for may have gone; it is then left to the lake, which leaves it undone. What was typed may change nothing: it is no change.
 */
export function storedChanges(
  document: LiveDocument | undefined,
  changes: readonly Change[],
): StoredChange[] {
  let now: LiveDocument = document ?? { _id: '', _type: '' };
  return changes.flatMap((change) => {
    const stored = storedChange(now, change);
    if (!stored) return [];
    try {
      now = applyChanges(now, [stored]);
    } catch {
      // The next ones are for what stands there still.
    }
    return stored;
  });
}

function storedChange(document: LiveDocument, change: Change): StoredChange | undefined {
  if (!('typed' in change)) return change;
  const { path, before, after, isField = false } = change.typed;
  const now: unknown = studioPath.get(document, path);
  if (typeof now !== 'string' && !isField) return undefined;
  const text = typeof now === 'string' ? now : '';
  const merged = mergeText(before, after, text);
  // A key that changes nothing must not make a draft of what is published.
  if (merged === text) return undefined;
  if (isField && !merged) return { unset: [path] };
  const patch = typeof now === 'string' ? textPatch(text, merged) : undefined;
  return patch === undefined ? { set: { [path]: merged } } : { diffMatchPatch: { [path]: patch } };
}
