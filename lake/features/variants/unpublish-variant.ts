import { idAt, systemAt } from '../../kernel/store/variant.ts';
import type { ActionHandler } from '../actions/action.ts';
import { contentAt, putVariant } from './put-variant.ts';
import { placeIn } from './variant-in.ts';

/**
 * `document.variant.unpublish`: deletes the published variant, and keeps its content as the draft unless there is one
 * already. With a release as `bundleId`, the variant is deleted when the release is published, and leaves no draft.
 */
export const unpublishVariant: ActionHandler = (action, work) => {
  const place = placeIn(action, work);
  if (place.bundle === 'drafts')
    throw work.invalid('A draft of a variant is not published. Name a release as "bundleId", or none.');
  const published = work.require(idAt({ ...place, bundle: undefined }));
  const to = { ...place, bundle: place.bundle ?? 'drafts' };
  if (!work.get(idAt(to))) putVariant(work, to, contentAt(published, to));
  if (place.bundle === undefined) work.apply({ delete: { id: published._id } });
  else work.apply({ patch: { id: idAt(to), set: { _system: { ...systemAt(to), delete: true } } } });
};
