import { isFields } from '../../kernel/fields.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { isLayered, publishedId } from '../../kernel/store/document.ts';
import type { Work } from './work.ts';

/** One action as it comes over the wire (https://www.sanity.io/docs/http-reference/actions). */
export type Action = { actionType: string } & Record<string, unknown>;

/** Does one action in the transaction of its request; throws a Refusal when it cannot be done. */
export type ActionHandler = (action: Action, work: Work) => void;

/** A field that has to be a text. Throws a 400 when it is none, or empty. */
export function textIn(action: Action, field: string): string {
  const value = action[field];
  if (typeof value === 'string' && value !== '') return value;
  throw invalid(action, field, 'a text');
}

/** A field that may be left out, and has to be a text otherwise. Throws a 400 when it is none, or empty. */
export function optionalTextIn(action: Action, field: string): string | undefined {
  return action[field] === undefined || action[field] === null ? undefined : textIn(action, field);
}

/** A field that has to be an object. Throws a 400 when it is none. */
export function objectIn(action: Action, field: string): Record<string, unknown> {
  const value = action[field];
  if (isFields(value)) return value;
  throw invalid(action, field, 'an object');
}

/** A field that has to be a document with its id and type. Throws a 400 when it is none. */
export function documentIn(action: Action, field: string): { _id: string; _type: string } {
  const document = objectIn(action, field);
  const { _id, _type } = document;
  if (typeof _id !== 'string' || typeof _type !== 'string')
    throw invalid(action, field, 'a document with "_id" and "_type"');
  return { ...document, _id, _type };
}

/** The id under which the document of an action is published. Throws a 400 when it is that of a draft or version. */
export function publishedIdIn(action: Action): string {
  const id = textIn(action, 'publishedId');
  if (isLayered(id)) throw invalid(action, 'publishedId', 'the id of a published document');
  return id;
}

/**
 * The id of a draft or version, from a field or as given. Throws a 400 when it is no such id, or belongs to another
 * document than the action.
 */
export function layeredIdIn(action: Action, field: string, id = textIn(action, field)): string {
  const isOwn = action.publishedId === undefined || publishedId(id) === action.publishedId;
  if (isLayered(id) && isOwn) return id;
  const own = action.publishedId ?? '<id>';
  throw invalid(action, field, `"drafts.${own}" or "versions.<release>.${own}"`);
}

function invalid(action: Action, field: string, expected: string): Refusal {
  const given = JSON.stringify(action[field])?.slice(0, 100) ?? 'nothing';
  const description = `${action.actionType} needs ${expected} as "${field}", not ${given}.`;
  return Refusal.ofMutation(400, 0, 'validationError', description);
}
