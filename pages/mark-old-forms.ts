import { closingOf, openingOf, type QueryToken, tokensOf } from '#sections/query-tokens.ts';

/** For each type with an older form, the GROQ condition that holds for a stored document of that form. */
export type OldForms = Readonly<Record<string, string>>;

/** A document of an older form in an answer: as it is stored, with the number of the projection that asked for it. */
export interface OldDocument {
  projection: number;
  document: { _id: string; _type: string };
}

/** A query whose answer also brings documents of an older form as they are stored. */
export interface MarkedQuery {
  query: string;
  /** Its projections of documents; their index is the number in the answer. */
  projections: string[];
}

/**
 * Changes every projection of documents in a query (after `*[…]` and after references) so that it also brings
 * documents of an older form as they are stored, in the field `_old`. Where no type has an older form, the query
 * stays as it is.
 */
export function markOldForms(query: string, forms: OldForms): MarkedQuery {
  const isOld = Object.entries(forms)
    .map(([type, form]) => `(_type == "${type}" && (${form}))`)
    .join(' || ');
  if (!isOld) return { query, projections: [] };
  const tokens = tokensOf(query);
  const places = tokens.flatMap((_, place) => (isOfDocuments(tokens, place) ? [place] : []));
  const marks = places.map((_, index) => `(${isOld}) => {"_old": {"projection": ${index}, "document": @}}, `);
  const textFrom = (start: number, end: number): string =>
    places.reduceRight(
      (text, place, index) => {
        const inner = (tokens[place]?.at ?? 0) + 1;
        const isWithin = inner > start && inner <= end;
        return isWithin
          ? text.slice(0, inner - start) + (marks[index] ?? '') + text.slice(inner - start)
          : text;
      },
      query.slice(start, end),
    );
  return {
    query: textFrom(0, query.length),
    projections: places.map((place) => {
      const end = tokens[closingOf(tokens, place)]?.at ?? query.length;
      return textFrom(tokens[place]?.at ?? 0, end + 1);
    }),
  };
}

/** Whether a token opens a projection of documents that is not empty. */
function isOfDocuments(tokens: readonly QueryToken[], place: number): boolean {
  const textAt = (where: number): string => tokens[where]?.text ?? '';
  if (textAt(place) !== '{' || textAt(place + 1) === '}') return false;
  if (textAt(place - 1) === '->') return true;
  // `*[…] | order(…)[0...3]{`: goes back over the filters, slices and orders.
  let before = place - 1;
  for (;;) {
    if (textAt(before) === ']') before = openingOf(tokens, before) - 1;
    else if (textAt(before) === ')' && textAt(openingOf(tokens, before) - 2) === '|')
      before = openingOf(tokens, before) - 3;
    else break;
  }
  return textAt(before) === '*' && before < place - 1 && !/^[\w)\]}]/.test(textAt(before - 1));
}
