import { idAt, type VariantPlace } from '../../kernel/store/variant.ts';
import { type Action, type ActionHandler, objectIn, optionalTextIn, textIn } from '../actions/action.ts';
import type { Work } from '../actions/work.ts';
import { contentAt, putVariant } from './put-variant.ts';
import { placeIn } from './variant-in.ts';

/**
 * `document.variant.create`: makes a variant of a document, published, as a draft or in a release, from content as
 * given or from another document.
 */
export const createVariant: ActionHandler = (action, work) => {
  const place = placeIn(action, work);
  const content = action.document === undefined ? fromBase(action, work, place) : given(action, work, place);
  putVariant(work, place, content);
};

function fromBase(action: Action, work: Work, place: VariantPlace): Record<string, unknown> {
  const base = work.require(textIn(action, 'baseId'), optionalTextIn(action, 'ifBaseRevisionId'));
  return contentAt(base, place);
}

/**
 * The content that the caller gives, without the fields that the lake sets itself. Throws a 400 when it has no `_type`,
 * or another id than its place has.
 */
function given(action: Action, work: Work, place: VariantPlace): Record<string, unknown> {
  const { _id, _rev, _createdAt, _updatedAt, _system, ...content } = objectIn(action, 'document');
  if (typeof content._type !== 'string')
    throw work.invalid(`${action.actionType} needs a document with "_type" as "document".`);
  if (_id === undefined || _id === idAt(place)) return content;
  throw work.invalid(
    `This document has the id "${idAt(place)}", not "${_id}". Leave "_id" out of "document".`,
  );
}
