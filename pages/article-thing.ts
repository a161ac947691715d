import type { ToldOfDocument } from './told-of-document.ts';

interface Article {
  title: string;
  /** What it is about, in a sentence or two. */
  about: string;
  /** In ISO 8601, like the next one. */
  publishedAt: string | null;
  modifiedAt: string;
}

/**
 * What search engines are told of every article (https://schema.org/Article); callers add its `@type` and its author
 * or publisher.
 */
export const articleThing = (
  { title, about, publishedAt, modifiedAt }: Article,
  { path, urlOf }: Pick<ToldOfDocument, 'path' | 'urlOf'>,
) => ({
  headline: title,
  description: about,
  url: urlOf(path),
  mainEntityOfPage: urlOf(path),
  ...(publishedAt && { datePublished: publishedAt }),
  dateModified: modifiedAt,
});
