import { applyChanges } from '#canvas/apply-changes.ts';
import { fieldAt } from '#canvas/field-at.ts';
import type { LiveDocument } from '#canvas/messages.ts';
import { standIn } from '#canvas/stand-in.ts';
import { compiledTypes } from '#pages/compiled-types.ts';

/** A document that says something where a text is empty that is to keep its place: `kept` are ids with paths. */
export function withStandIns(document: LiveDocument, kept: ReadonlySet<string>): LiveDocument {
  const type = compiledTypes.get(document._type);
  if (!type) return document;
  const empty = [...kept].flatMap((name) => {
    const [id, ...path] = name.split(' ');
    const at = id === document._id ? fieldAt(type, document, path.join(' ')) : undefined;
    return at && !at.value ? [[path.join(' '), standIn] as const] : [];
  });
  return empty.length > 0 ? applyChanges(document, [{ set: Object.fromEntries(empty) }]) : document;
}
