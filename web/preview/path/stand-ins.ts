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
 * A document that says something where a text is empty that is to keep its place: `kept` are ids with paths. The same one where
 * there is none.
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

/** The texts of which a document of a type is made, each by the document's id and its path: those that it must have, and formatted ones. */
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
