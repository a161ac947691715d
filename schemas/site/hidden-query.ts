import groq from 'groq';
import * as z from 'zod';

/** A query for whether the settings of the site hide all of it from search engines. */
export const hiddenQuery = groq`coalesce(*[_type == "site" && _id == "site"][0].seo.noindex, false)`;

/** The checked answer of `hiddenQuery`. */
export const hidden = z.boolean().catch(false);
