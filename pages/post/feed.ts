import groq from 'groq';
import { eachOrLeaveOut } from '#schemas/leave-out.ts';
import { postCard, postCardProjection } from '#schemas/post/card.ts';
import type { Feed } from '../feed.ts';

/** The newest posts with an address that search engines may show, without those that do not meet their contract. */
export const feed: Feed = {
  query: groq`*[_type == "post" && defined(slug.current) && seo.noindex != true] | order(publishedAt desc)[0...50]${postCardProjection}`,
  contract: eachOrLeaveOut('post of the feed', postCard).transform((posts) =>
    posts.map(({ href, title, excerpt, publishedAt, category, author }) => ({
      path: href,
      title,
      about: excerpt,
      publishedAt,
      category: category?.title ?? null,
      author: author && `${author.firstName} ${author.lastName}`,
    })),
  ),
};
