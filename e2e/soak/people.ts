import { setTimeout as pause } from 'node:timers/promises';
import type { SanityClient } from '@sanity/client';
import { templates } from '../site/templates.ts';

/**
 * Something that people do with a product over and over. Each call resolves when it is done, and throws when it went
 * wrong.
 */
export interface Activity {
  what: 'page' | 'picture' | 'edit' | 'publish' | 'form';
  /** The number of people who do it at the same time. */
  people: number;
  /** The pause of each of them afterwards, in milliseconds. */
  restMs: number;
  once(round: number): Promise<void>;
}

const page = 'page-soak';
const maxFreshMs = 30_000;
const freshPauseMs = 20;

/** Visitors and editors, and what they do: read pages and pictures, write drafts, publish, send forms. */
export function peopleOf(url: string, client: SanityClient): Activity[] {
  const paths = Object.values(templates);
  const pictures: string[] = [];
  const ask = async (target: string, init?: RequestInit) => {
    const answer = await fetch(url + target, init);
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${target} answered ${answer.status}: ${body.slice(0, 200)}`);
    return body;
  };
  const storedAt = (_id: string, title: string) => ({
    _id,
    _type: 'page',
    title: 'Soaked',
    path: { _type: 'slug', current: '/soaked' },
    sections: [{ _key: 'a', _type: 'hero', title, layout: 'center' }],
  });
  return [
    {
      what: 'page',
      people: 4,
      restMs: 50,
      async once(round) {
        const html = await ask(paths[round % paths.length] ?? '/');
        if (pictures.length === 0)
          pictures.push(...new Set(html.match(/\/images\/[\w/-]+\.(webp|jpg|png)/g)));
      },
    },
    {
      what: 'picture',
      people: 1,
      restMs: 200,
      async once(round) {
        const picture = pictures[round % pictures.length];
        // Only a few widths, as on a site, so that most pictures are already made.
        if (picture) await ask(`${picture}?w=${160 + 40 * (round % 12)}&fit=max&auto=format&q=75`);
      },
    },
    {
      what: 'edit',
      people: 1,
      restMs: 250,
      once: async (round) =>
        void (await client.createOrReplace(storedAt(`drafts.${page}`, `A draft, ${round}`))),
    },
    {
      what: 'publish',
      people: 1,
      restMs: 2_000,
      async once(round) {
        const title = `Published for the ${round}th time`;
        await client.createOrReplace(storedAt(page, title));
        for (const end = performance.now() + maxFreshMs; ; await pause(freshPauseMs)) {
          const answer = await fetch(`${url}/soaked`);
          if ((await answer.text()).includes(title)) return;
          if (performance.now() > end) throw new Error(`"${title}" has not come to /soaked.`);
        }
      },
    },
    {
      what: 'form',
      people: 1,
      restMs: 1_000,
      async once(round) {
        await ask('/api/forms/submissions/v3/integration/submit/tessera/newsletter', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `10.${(round >> 16) % 256}.${(round >> 8) % 256}.${round % 256}`,
          },
          body: JSON.stringify({
            fields: [
              { name: 'email', value: `soak-${round}@cardea.example` },
              { name: 'privacy_consent', value: true },
            ],
          }),
        });
      },
    },
  ];
}
