import { SanityEncoder } from '@sanity/mutate';
import { applyPatches } from '@sanity/mutate/_unstable_apply';
import type { Change, LiveDocument } from './messages.ts';

/** A document with changes made, as the lake will make them; throws where a path leads to no list or object. */
export function applyChanges(document: LiveDocument, changes: readonly Change[]): LiveDocument {
  return changes.reduce((before, change) => {
    const mutation = SanityEncoder.decode({ patch: { id: before._id, ...change } } as never);
    // The paths are those that the document has, which the compiler cannot follow.
    return mutation.type === 'patch'
      ? (applyPatches(mutation.patches as never, before as never) as never)
      : before;
  }, document);
}
