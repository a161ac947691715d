import type { SanityClient } from '@sanity/client';
import { compiledTypes } from '#pages/compiled-types.ts';
import { countHits, type DocumentWithHits, findIn, type Searched } from './hits.ts';
import type { Sought } from './occurrences.ts';

/** How many documents are asked for at one time. */
export const askedAtOnce = 100;

/** How many places are kept; whoever finds more replaces these first. */
export const maxHits = 2_000;

/** What is looked for, and where. */
export interface Search {
  sought: Sought;
  hasAddresses: boolean;
  /** The types of the documents. */
  types: readonly string[];
  /**
   * A release whose versions are searched in place of drafts, as drafts are in place of published documents; without
   * it, there are only drafts.
   */
  release: string | undefined;
}

/** How far a search is. */
export interface Progress {
  found: DocumentWithHits[];
  /** How many documents were searched, and how many there are. */
  looked: number;
  of: number;
  isDone: boolean;
  /** Whether it ended early, because nobody reads so many places. */
  isCut: boolean;
}

const countQuery = 'count(*[_type in $types])';
const documentsQuery = `*[_type in $types && _id > $after] | order(_id asc)[0...${askedAtOnce}]`;

/** The perspective of a search and a replacement: the release where there is one, drafts, and what is published. */
export const layersOf = (release: string | undefined): 'drafts' | string[] =>
  release === undefined ? 'drafts' : [release, 'drafts'];

/**
 * Looks for words in documents, page by page in the order of their ids. It keeps only the places, so that a browser can
 * search any number of documents. Yields its progress after each page, and ends when `signal` is aborted. Throws when
 * the lake does not answer.
 */
export async function* searchDocuments(
  client: SanityClient,
  { sought, hasAddresses, types, release }: Search,
  signal?: AbortSignal,
): AsyncGenerator<Progress> {
  const layered = client.withConfig({ perspective: layersOf(release) });
  const options = signal ? { signal } : {};
  const of = await layered.fetch<number>(countQuery, { types }, options);
  const found: DocumentWithHits[] = [];
  let [looked, after] = [0, ''];
  for (;;) {
    const documents = await layered.fetch<Searched[]>(documentsQuery, { types, after }, options);
    looked += documents.length;
    for (const document of documents) {
      const type = compiledTypes.get(document._type);
      const hits = type && findIn(type, document, sought, hasAddresses);
      if (hits) found.push(hits);
    }
    const isCut = countHits(found) >= maxHits && looked < of;
    const isDone = isCut || documents.length < askedAtOnce;
    yield { found: [...found], looked, of: Math.max(of, looked), isDone, isCut };
    if (isDone || signal?.aborted) return;
    after = documents.at(-1)?._id ?? after;
  }
}
