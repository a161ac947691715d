import { createHash } from 'node:crypto';
import type { StoredDocument } from '../../kernel/store/document.ts';

/** What a release held at its end; the documents themselves are read from the history. */
export function finalStates(versions: StoredDocument[]): { _key: string; id: string }[] {
  return versions.map(({ _id }) => ({
    _key: createHash('sha1').update(_id).digest('hex').slice(0, 12),
    id: _id,
  }));
}
