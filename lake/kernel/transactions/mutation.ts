import { Refusal } from '../refusal.ts';
import { checkFields } from './check-fields.ts';

/** One mutation as it comes over the wire (https://www.sanity.io/docs/http-mutations). */
export type Mutation =
  | { create: Attributes }
  | { createOrReplace: Attributes }
  | { createIfNotExists: Attributes }
  | { delete: Selection }
  | { patch: Selection & Record<string, unknown> };

/** The fields of a document before the lake has added its own. */
export type Attributes = Record<string, unknown> & { _id?: string; _type?: string };

/** Which documents a patch or deletion is for: one id, several, or those that a query finds. */
export type Selection = {
  id?: string | string[];
  query?: string;
  params?: Record<string, unknown>;
  ifRevisionID?: string;
};

/** The id of the document that a mutation is for, once it has been carried out. */
export function idOf(mutation: Mutation): string {
  const [target] = Object.values(mutation) as { id?: string; _id?: string }[]; // one of the five
  // A document may have a field "id", and whoever sends a patch may put an "_id" into it.
  return ('patch' in mutation || 'delete' in mutation ? target?.id : target?._id) ?? '';
}

const kinds = ['create', 'createOrReplace', 'createIfNotExists', 'delete', 'patch'] as const;

/** Throws a 400 for a document with an invalid "_type" or "_id"; without an id, the lake makes one. */
function checkAttributes({ _id, _type }: Record<string, unknown>, index: number): void {
  const refuse = (description: string) => Refusal.ofMutation(400, index, 'validationError', description);
  if (typeof _type !== 'string' || _type === '')
    throw refuse(`The document of mutation ${index} needs a "_type", a text that is not empty.`);
  if (_id !== undefined && _id !== null && typeof _id !== 'string')
    throw refuse(
      `The "_id" of the document of mutation ${index} must be a text, not ${JSON.stringify(_id).slice(0, 100)}. Leave it out, and the lake makes one.`,
    );
}

/** The mutations of a request's body; throws a 400 that names the first invalid one. */
export function readMutations(body: Record<string, unknown>): Mutation[] {
  if (!Array.isArray(body.mutations)) throw new Refusal(400, 'The body needs a list "mutations".');
  for (const [index, mutation] of body.mutations.entries()) {
    const names = mutation && typeof mutation === 'object' ? Object.keys(mutation) : [];
    // The next line checks that it is.
    const kind = names[0] as (typeof kinds)[number];
    const isKnown =
      names.length === 1 && kinds.includes(kind) && mutation[kind] && typeof mutation[kind] === 'object';
    if (!isKnown) {
      const given = names.length === 0 ? '' : `, not with ${names.map((name) => `"${name}"`).join(', ')}`;
      const description = `Mutation ${index} must be an object with one of ${kinds.join(', ')}, which is an object${given}.`;
      throw Refusal.ofMutation(400, index, 'mutationError', description);
    }
    if (kind === 'patch' || kind === 'delete') checkFields(kind, mutation[kind], index);
    if (kind.startsWith('create')) checkAttributes(mutation[kind], index);
  }
  return body.mutations as Mutation[]; // each was looked at just now
}
