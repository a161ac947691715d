import * as z from 'zod';
import { button, buttonProjection } from '#schemas/button/contract.ts';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { postCard, postCardProjection } from '#schemas/post/contract.ts';

/** What the site asks for. The editor chooses between the newest posts, those of a category, and picked ones. */
export const projection = `{
  ${frameProjection},
  eyebrow,
  "title": coalesce(title, "Title"),
  text,
  "limit": coalesce(limit, 3),
  "posts": select(
    source == "picked" => coalesce(array::compact(posts[]->${postCardProjection}), []),
    source == "category" => *[_type == "post" && category._ref == ^.category._ref]
      | order(publishedAt desc)[0...24]${postCardProjection},
    *[_type == "post"] | order(publishedAt desc)[0...24]${postCardProjection}
  ),
  "button": button${buttonProjection}
}`;

/** What the view receives. */
export const contract = z
  .object({
    ...frame,
    eyebrow: z.string().nullable(),
    title: z.string(),
    text: z.string().nullable(),
    limit: z.number(),
    posts: z.array(postCard),
    button: button.nullable(),
  })
  .transform(({ limit, posts, ...rest }) => ({ ...rest, posts: posts.slice(0, limit) }));

/** The properties of the view. */
export type Props = z.output<typeof contract>;
