import { isLayered, publishedId, releaseOf, type StoredDocument } from '../../kernel/store/document.ts';
import {
  type Action,
  type ActionHandler,
  documentIn,
  layeredIdIn,
  optionalTextIn,
  textIn,
} from '../actions/action.ts';
import { copyAs } from '../actions/copy.ts';
import type { Work } from '../actions/work.ts';
import { requireState } from './require-state.ts';

/**
 * `document.version.create`: makes a version in a release, or a draft, from a document as given or from another one.
 */
export const createVersion: ActionHandler = (action, work) => {
  const version = action.document === undefined ? fromBase(action, work) : documentIn(action, 'document');
  const id = layeredIdIn(action, 'versionId', String(version._id));
  work.requireNone(id);
  const release = releaseOf(id);
  if (release !== undefined) requireState(work, release, ['active']);
  work.apply({ create: version });
};

/**
 * A copy of the base document that names its revision, because the Studio compares the version with what its base was
 * then. Where the base is itself a draft or a version, the copy also names the revision that was published then, null
 * for none: the base's own revision does not tell what has been published since.
 */
function fromBase(action: Action, work: Work) {
  const base = work.require(textIn(action, 'baseId'), optionalTextIn(action, 'ifBaseRevisionId'));
  const copy = copyAs(base, textIn(action, 'versionId'));
  const published = isLayered(base._id) && { published: publishedRevision(base, work) };
  return { ...copy, _system: { base: { id: base._id, rev: base._rev, ...published } } };
}

/**
 * The published revision that a draft or version goes back to. One that names it itself may be older than what is
 * published now.
 */
function publishedRevision({ _id, _system }: StoredDocument, work: Work): string | null {
  const id = publishedId(_id);
  const base = (_system as { base?: { id?: string; rev?: string; published?: string | null } } | undefined)
    ?.base;
  if (base?.published !== undefined) return base.published;
  return (base?.id === id ? base.rev : work.get(id)?._rev) ?? null;
}
