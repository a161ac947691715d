import { releaseDocumentId, type StoredDocument } from '../../kernel/store/document.ts';
import type { Work } from '../actions/work.ts';
import { type ReleaseState, stateOf } from './release.ts';

/** The document of a release. Throws a 409 when there is none, or when it is in none of the allowed states. */
export function requireState(work: Work, name: string, allowed: readonly ReleaseState[]): StoredDocument {
  const release = work.require(releaseDocumentId(name));
  const state = stateOf(release);
  if (state && allowed.includes(state)) return release;
  const description = `The release "${name}" is ${state}; this needs one that is ${allowed.join(' or ')}.`;
  throw work.refusal('releaseStateError', description, { id: release._id, state });
}
