import type { Cdn } from './cdn.ts';
import { fastly } from './fastly.ts';

/**
 * Varnish with `operations/varnish.vcl`, which reads the same headers as Fastly and drops what a request with the
 * method PURGE lists.
 */
export const varnish: Cdn = {
  ...fastly,
  purgeOf: (place, tags, token) =>
    new Request(place, {
      method: 'PURGE',
      headers: { 'surrogate-key': tags.join(' '), ...(token && { authorization: `Bearer ${token}` }) },
    }),
  maxTags: 200,
  maxCharacters: 4_000, // within the length of a header that Varnish takes
};
