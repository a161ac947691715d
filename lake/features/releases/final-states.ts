import { createHash } from 'node:crypto';
import type { StoredDocument } from '../../kernel/store/document.ts';

/**
 * The ids of what a release held at its end. Entries of another form, as an imported release may have, are left out.
 */
export function finalIds({ finalDocumentStates: states }: StoredDocument): string[] {
  if (!Array.isArray(states)) return [];
  return states.map((state: unknown) => Object(state).id).filter((id) => typeof id === 'string');
}

/** What a release held at its end; the documents themselves are read from the history. */
export function finalStates(versions: StoredDocument[]): { _key: string; id: string }[] {
  return versions.map(({ _id }) => ({
    _key: createHash('sha1').update(_id).digest('hex').slice(0, 12),
    id: _id,
  }));
}
