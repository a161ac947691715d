import groq from 'groq';
import * as z from 'zod';
import { button, buttonProjection } from '#schemas/button/contract.ts';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';
import { postCard, postCardProjection } from '#schemas/post/card.ts';

// GROQ slices by numbers in the query only, so it asks for 24, the highest `limit`; the contract cuts to the
// editor's.
const newestFirst = groq`| order(publishedAt desc)[0...24]${postCardProjection}`;

/** What the site asks for. The editor chooses between the newest posts, those of a category, and picked ones. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  "limit": coalesce(limit, 3),
  "posts": select(
    source == "picked" => coalesce(array::compact(posts[]->${postCardProjection}), []),
    source == "category" => *[_type == "post" && defined(slug.current) && category._ref == ^.category._ref]
      ${newestFirst},
    *[_type == "post" && defined(slug.current)] ${newestFirst}
  ),
  "button": button${buttonProjection}
}`;

/** What the view receives. */
export const contract = z
  .object({
    ...frame,
    ...intro,
    limit: z.number(),
    posts: z.array(postCard),
    button: button.nullable(),
  })
  .transform(({ limit, posts, ...rest }) => ({ ...rest, posts: posts.slice(0, limit) }));

/** The properties of the view. */
export type Props = z.output<typeof contract>;
