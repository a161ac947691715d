import { isAddressed } from '#schemas/addresses.ts';
import type { PageType } from './define-page-type.ts';
import { pageTypes } from './registry.ts';

type Stored = { _type?: unknown };

/** The title of a document as it is stored, or as its form holds it; empty while it has none. */
export const storedTitle = (document: Stored): string => wordsIn(document, titleFieldsOf(document._type));

/** The fields whose texts, joined, are the title of documents of a type. */
export const titleFieldsOf = (type: unknown): readonly string[] =>
  typeOf({ _type: type })?.titleFields ?? ['title'];

/** What a document is about, from the field `about` of its type; empty where that says nothing. */
export function storedAbout(document: Stored): string {
  const field = typeOf(document)?.about;
  return field ? wordsIn(document, [field]) : '';
}

const typeOf = ({ _type }: Stored): PageType | undefined =>
  isAddressed(_type) ? pageTypes[_type] : undefined;

function wordsIn(document: object, fields: readonly string[]): string {
  const values = new Map<string, unknown>(Object.entries(document));
  return fields
    .map((field) => values.get(field))
    .filter((value) => typeof value === 'string' && value !== '')
    .join(' ');
}
