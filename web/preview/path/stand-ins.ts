import { applyChanges } from '#canvas/changes/apply-changes.ts';
import { fieldAt } from '#canvas/field-at.ts';
import type { LiveDocument } from '#canvas/messages.ts';
import { isFormatted } from '#canvas/pictures/picture-places.ts';
import { standIn } from '#canvas/text/stand-in.ts';
import { isWritten } from '#canvas/text/texts-in.ts';
import type { CompiledType } from '#contract/reading/compiled-type.ts';
import { readRules } from '#contract/reading/rules.ts';
import { compiledTypes } from '#pages/compiled-types.ts';

/**
 * A document with a stand-in at each empty text that is to keep its place; `kept` names these by the document's id, a
 * space, and the path. The same object when there is none.
 */
export function withStandIns(document: LiveDocument, kept: Iterable<string>): LiveDocument {
  const type = compiledTypes.get(document._type);
  if (!type) return document;
  const empty = [...kept].flatMap((name) => {
    const [id, ...path] = name.split(' ');
    const at = id === document._id ? fieldAt(type, document, path.join(' ')) : undefined;
    return at && isEmpty(at.value) ? [[path.join(' '), standInFor(at.type)] as const] : [];
  });
  return empty.length > 0 ? applyChanges(document, [{ set: Object.fromEntries(empty) }]) : document;
}

/**
 * The texts that a document of this type consists of, each by the document's id, a space, and its path: required ones
 * and formatted ones.
 */
export const textsOf = ({ _id, _type }: LiveDocument): string[] =>
  (compiledTypes.get(_type)?.fields ?? [])
    .filter(({ type }) => isFormatted(type) || (isWritten(type) && readRules(type).required))
    .map(({ name }) => `${_id} ${name}`);

const isEmpty = (value: unknown): boolean => (Array.isArray(value) ? value.length === 0 : !value);

function standInFor(type: CompiledType): unknown {
  if (!isFormatted(type)) return standIn;
  const span = { _key: 'words', _type: 'span', text: standIn, marks: [] };
  return [{ _key: 'stand-in', _type: 'block', style: 'normal', markDefs: [], children: [span] }];
}
