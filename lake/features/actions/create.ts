import { releaseOf } from '../../kernel/store/document.ts';
import { type ActionHandler, documentIn, layeredIdIn, publishedIdIn } from './action.ts';

/** `document.create`: makes a version, or the draft of a document that is not published yet. */
export const create: ActionHandler = (action, work) => {
  const published = publishedIdIn(action);
  const attributes = documentIn(action, 'attributes');
  const _id = layeredIdIn(action, 'attributes', attributes._id);
  if (work.get(_id) && action.ifExists === 'ignore') return;
  if (releaseOf(_id) === undefined) work.requireNone(published);
  work.apply({ create: { ...attributes, _id } });
};
