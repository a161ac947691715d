import * as z from 'zod';
import type { Cdn } from './cdn.ts';

const told = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ message: z.string() })).default([]),
});

/**
 * Cloudflare, whose zone answers at `https://api.cloudflare.com/client/v4/zones/<zone>/purge_cache`
 * (https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/).
 */
export const cloudflare: Cdn = {
  headersOf: (tags, seconds) => ({
    'cache-tag': tags.join(','),
    'cloudflare-cdn-cache-control': `max-age=${seconds}`,
  }),
  purgeOf: (place, tags, token) =>
    new Request(place, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    }),
  heedsAccept: false, // except with a setting of paid zones
  maxTags: 30,
  maxCharacters: 20_000,
  async check(answer) {
    const { success, errors } = told.parse(await answer.json());
    if (!success) throw new Error(errors.map(({ message }) => message).join(' ') || 'it was not done');
  },
};
