import groq from 'groq';
import * as z from 'zod';
import { postCard, postCardProjection } from './post/contract.ts';

/** The newest posts that have an address, for readers of feeds. */
export const feedQuery = groq`*[_type == "post" && defined(slug.current)] | order(publishedAt desc)[0...50]${postCardProjection}`;

/** The checked answer of `feedQuery`. */
export const feed = z.array(postCard);
