import { idAt, systemAt } from '../../kernel/store/variant.ts';
import { type ActionHandler, optionalTextIn, textIn } from '../actions/action.ts';
import { putPublished } from '../actions/publish.ts';
import { placeIn } from './variant-in.ts';

/**
 * `document.variant.publish`: makes a variant in the drafts or in a release the published one, and deletes it there.
 */
export const publishVariant: ActionHandler = (action, work) => {
  textIn(action, 'bundleId');
  const place = placeIn(action, work);
  const source = work.require(idAt(place), optionalTextIn(action, 'ifVersionRevisionId'));
  const published = { ...place, bundle: undefined };
  const revision = optionalTextIn(action, 'ifPublishedVariantRevisionId');
  if (revision !== undefined) work.require(idAt(published), revision);
  putPublished(work, source, idAt(published), systemAt(published));
};
