import type { Cdn } from './cdn.ts';

/**
 * Fastly, whose service answers at `https://api.fastly.com/service/<service>/purge`
 * (https://www.fastly.com/documentation/reference/api/purging/).
 */
export const fastly: Cdn = {
  headersOf: (tags, seconds) => ({
    'surrogate-key': tags.join(' '),
    'surrogate-control': `max-age=${seconds}`,
  }),
  purgeOf: (place, tags, token) =>
    new Request(place, {
      method: 'POST',
      headers: {
        'fastly-key': String(token),
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({ surrogate_keys: tags }),
    }),
  heedsAccept: true,
  maxTags: 256,
  maxCharacters: 50_000,
  check: async (answer) => void (await answer.arrayBuffer()),
};
