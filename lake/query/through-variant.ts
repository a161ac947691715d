import type { RequestContext } from '../kernel/http/handler.ts';
import { Refusal } from '../kernel/refusal.ts';
import { scopeOf, variantDocumentId } from '../kernel/store/variant.ts';

/**
 * A perspective as seen through the `variant` that a query names: that variant of a document stands over the document
 * itself. Throws a 400 for what Sanity answers in a way that it does not document.
 */
export function throughVariant(
  perspective: string,
  { url, identity, apiVersion, store }: RequestContext,
): string {
  const name = url.searchParams.get('variant') ?? '';
  const hasConditions = url.searchParams.has('variantCondition');
  if (!name && !hasConditions) return perspective;
  if (apiVersion !== 'X') throw refused('Only the version vX of the API answers queries through a variant.');
  if (identity.role === 'anonymous') throw refused('Queries through a variant need a token.');
  if (hasConditions)
    throw refused(
      'The lake does not choose a variant by conditions. Name it, as "variant"; docs/lake.md says more.',
    );
  if (!store.get(variantDocumentId(name))) throw refused(`There is no variant "${name}".`);
  const layers = perspective.split(',').map((layer) => layer.trim());
  const published = scopeOf(name, undefined);
  if (layers.every((layer) => layer === 'published')) return `${published},published`;
  const drafts = scopeOf(name, 'drafts');
  const isDrafts = (layer: string) => ['drafts', 'previewDrafts', 'published'].includes(layer);
  if (layers.every(isDrafts)) return `${drafts},${published},drafts`;
  throw refused(
    `A query through a variant looks at what is published or at drafts, not at "${perspective}". Whether a release's versions or its variants take precedence is not known.`,
  );
}

const refused = (sentence: string): Refusal => new Refusal(400, sentence);
