import type { SanityClient } from '@sanity/client';
import {
  addresses,
  addressesAfterQuery,
  addressesByIdQuery,
  addressesSince,
  addressesSinceQuery,
  type KnownAddress,
  maxAsked,
} from '#pages/addresses-query.ts';
import { hidden, hiddenQuery } from '#schemas/site/hidden-query.ts';
import { below, belowQuery } from '#sections/addresses.ts';
import type { Listed } from '#sections/define-kind.ts';
import { fetchContent } from '../../content/fetch-content.ts';

/** A page that holds lists with addresses below its own, and the kinds of these lists. */
export type Holder = Listed & { kinds: string[] };

/**
 * The questions by which the lake is asked for addresses: none grows with the site, and none asks for all of it at
 * once.
 */
export interface AskAddresses {
  /** The addresses of documents by their ids; a document missing from the answer does not exist. */
  byId(ids: readonly string[]): Promise<KnownAddress[]>;
  /** The addresses of the next documents after an id; fewer than `maxAsked` are the last ones. */
  after(id: string): Promise<KnownAddress[]>;
  /**
   * The addresses of the documents that have changed since a time in ISO 8601, and how many documents there are in all.
   */
  since(time: string): Promise<{ changed: KnownAddress[]; count: number }>;
  /** The addresses below the pages that hold lists, and the tags whose change may change these addresses. */
  below(holders: readonly Holder[]): Promise<{ addresses: Listed[]; tags: string[] }>;
  /** Whether all of the site is hidden from search engines, and the tags whose change may change that. */
  hidden(): Promise<{ isHidden: boolean; tags: string[] }>;
}

const maxIds = 500;

/** Asks through a client; each question throws a sentence when the lake does not answer as it should. */
export function askAddresses(client: SanityClient): AskAddresses {
  return {
    async byId(ids) {
      const found: KnownAddress[] = [];
      for (let from = 0; from < ids.length; from += maxIds) {
        const some = { ids: ids.slice(from, from + maxIds) };
        found.push(...(await fetchContent(client, addresses, addressesByIdQuery, some)).data);
      }
      return found;
    },
    after: async (after) => (await fetchContent(client, addresses, addressesAfterQuery, { after })).data,
    async since(since) {
      const changed: KnownAddress[] = [];
      for (let from = 0; ; from += maxAsked) {
        const params = { since, from, to: from + maxAsked };
        const { data } = await fetchContent(client, addressesSince, addressesSinceQuery, params);
        changed.push(...data.changed);
        if (data.changed.length < maxAsked) return { changed, count: data.count };
      }
    },
    async below(holders) {
      const { data, tags } = await fetchContent(client, below, belowQuery);
      const addresses = holders.flatMap(({ kinds, ...page }) =>
        kinds.flatMap((kind) => data[kind]?.(page) ?? []),
      );
      return { addresses, tags };
    },
    async hidden() {
      const { data, tags } = await fetchContent(client, hidden, hiddenQuery);
      return { isHidden: data, tags };
    },
  };
}
