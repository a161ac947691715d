import groq from 'groq';
import * as z from 'zod';
import { episode, episodeProjection } from '#schemas/episode/contract.ts';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';

/** What the site asks for: the picked episodes in their order, or all of them by number. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  "episodes": select(
    source == "picked" => coalesce(array::compact(episodes[]->${episodeProjection}), []),
    *[_type == "episode" && defined(slug.current)] | order(number asc, _id asc)[0...500]${episodeProjection}
  )
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  ...intro,
  episodes: z.array(episode),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
