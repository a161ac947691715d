import type * as z from 'zod';

/** What readers of feeds are told of a document. */
export interface FeedEntry {
  /** Where it stands; null while it has no address. */
  path: string | null;
  title: string;
  about: string;
  /** In ISO 8601. */
  publishedAt: string | null;
  category: string | null;
  author: string | null;
}

/** The documents of a type that stand in the site's feed, the newest first. */
export interface Feed {
  query: string;
  contract: z.ZodType<FeedEntry[]>;
}
