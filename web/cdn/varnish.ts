import type { Cdn } from './cdn.ts';
import { fastly } from './fastly.ts';

/** Varnish with `operations/varnish.vcl`, which reads the headers that Fastly reads and drops what a request named PURGE lists. */
export const varnish: Cdn = {
  ...fastly,
  purgeOf: (place, tags, token) =>
    new Request(place, {
      method: 'PURGE',
      headers: { 'surrogate-key': tags.join(' '), ...(token && { authorization: `Bearer ${token}` }) },
    }),
  maxTags: 200,
  maxCharacters: 4_000, // within the length that Varnish takes for a header
};
