import { releaseOf } from '../../kernel/store/document.ts';
import { type ActionHandler, layeredIdIn, publishedIdIn } from '../actions/action.ts';
import { copyAs } from '../actions/copy.ts';
import { requireState } from './require-state.ts';

/** `document.version.unpublish`: has a release take a document off the site when it is published. */
export const unpublishVersion: ActionHandler = (action, work) => {
  const published = work.require(publishedIdIn(action));
  const id = layeredIdIn(action, 'versionId');
  const release = releaseOf(id);
  if (release === undefined) {
    const description = `"${id}" is in no release. Use sanity.action.document.unpublish to unpublish at once.`;
    throw work.invalid(description);
  }
  requireState(work, release, ['active']);
  work.apply({ createIfNotExists: copyAs(published, id) });
  work.apply({ patch: { id, setIfMissing: { _system: {} }, set: { '_system.delete': true } } });
};
