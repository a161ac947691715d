import groq from 'groq';
import { eachOrLeaveOut } from '#schemas/leave-out.ts';
import { postCard, postCardProjection } from '#schemas/post/card.ts';

/** The newest posts that have an address, for readers of feeds. */
export const feedQuery = groq`*[_type == "post" && defined(slug.current)] | order(publishedAt desc)[0...50]${postCardProjection}`;

/** The checked answer of `feedQuery`; a post that does not meet its contract is not in it. */
export const feed = eachOrLeaveOut('post of the feed', postCard);
