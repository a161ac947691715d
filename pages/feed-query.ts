import groq from 'groq';
import * as z from 'zod';
import type { PageType } from './define-page-type.ts';
import { pageTypes } from './registry.ts';

const maxEntries = 50;

const types: Readonly<Record<string, PageType>> = pageTypes;
const feeds = Object.entries(types).flatMap(([type, { feed }]) => (feed ? [{ type, ...feed }] : []));

/** A query for the documents in the feed, for each page type that has some. */
export const feedQuery = groq`{${feeds.map(({ type, query }) => groq`"${type}": ${query}`).join(', ')}}`;

/** The checked answer of `feedQuery`: the newest documents, at most `maxEntries`. */
export const feed = z
  .object(Object.fromEntries(feeds.map(({ type, contract }) => [type, contract])))
  .transform((entries) =>
    Object.values(entries)
      .flat()
      .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
      .slice(0, maxEntries),
  );

/** What the documents of the feed are called together, such as "Blog". */
export const feedTitle = Object.values(types)
  .flatMap(({ feed, titleOfAll }) => (feed ? [titleOfAll] : []))
  .join(', ');
