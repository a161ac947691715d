import { setTimeout as pause } from 'node:timers/promises';
import { paths, pathsQuery } from '#pages/paths-query.ts';
import type { Environment } from '#settings/environment.ts';
import { createContentClient } from '../content/client.ts';
import { fetchContent } from '../content/fetch-content.ts';
import { KnownPaths } from '../front/known-paths.ts';
import { generatedFiles } from '../front/next-paths.ts';
import type { PageCache } from '../front/page-cache.ts';
import type { PageRenderer } from '../front/page-renderer.ts';
import { hashSettings } from '../settings-effect.ts';
import { readBuiltTags } from './built-pages.ts';
import { listenToLive } from './live-events.ts';
import { markChanges } from './marking.ts';
import { Renewal } from './renewal.ts';
import { readState, stateFile } from './state-file.ts';
import { TagIndex } from './tag-index.ts';

const silenceTimeoutMs = 30_000; // until a lake is taken to be down

interface Around {
  origin: string;
  distDir: string;
  pages: PageCache;
  renderer: PageRenderer;
  isDev: boolean;
}

/**
 * Prepares the renewal of the site; `begin` subscribes to the lake, once for all visitors. When the pages on disk hold other
 * settings than the present ones, it resolves only once they have been rendered anew, and throws when the lake does not answer.
 */
export async function startRenewal(
  environment: Environment,
  { origin, distDir, isDev, ...around }: Around,
  silenceMs = silenceTimeoutMs,
) {
  const client = createContentClient(environment);
  const index = new TagIndex();
  if (!isDev) {
    index.listen();
    for await (const header of readBuiltTags(distDir)) index.record(header);
  }
  const file = stateFile(distDir);
  const settings = hashSettings(environment, 'pages');
  const kept = isDev ? null : await readState(file);
  const state = kept?.settings === settings ? kept : null;
  const known = new KnownPaths(state?.paths.length ? state.paths : index.paths());

  async function askPaths() {
    const { data, tags } = await fetchContent(client, paths, pathsQuery);
    return { paths: ['/', ...data.pages.map(({ path }) => path), ...data.redirects], tags };
  }

  async function markStale(tags: string[]) {
    const answer = await fetch(`${origin}/api/renew`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-renewal-secret': process.env.RENEWAL_SECRET ?? '' },
      body: JSON.stringify({ tags }),
    });
    if (!answer.ok) throw new Error(`Next did not take the changed tags (${answer.status}).`);
  }

  const parts = { index, known, generated: generatedFiles, file, settings, askPaths, markStale, ...around };
  const renewal = isDev ? markChanges(markStale) : new Renewal(parts, state);
  let live: { close: () => void } | undefined;
  return {
    known,
    async begin() {
      const heard = Promise.withResolvers<true>();
      live = listenToLive(
        {
          url: client.getUrl(client.getDataUrl('live/events')),
          token: environment.readToken ?? environment.lakeToken,
          lastEventId: state?.lastEventId ?? null,
        },
        {
          onWelcome: (id) => {
            renewal.welcome(id);
            heard.resolve(true);
          },
          onTags: (tags, id) => renewal.renew(tags, id),
          onRestart: (id) => {
            renewal.renewEverything(id);
            heard.resolve(true);
          },
        },
      );
      if (isDev || state) return;
      if (!(await Promise.race([heard.promise, pause(silenceMs, false, { ref: false })])))
        throw new Error(unheard(environment));
      await renewal.tried;
    },
    close() {
      live?.close();
      return renewal.close();
    },
  };
}

const unheard = ({ apiHost, projectId }: Environment) =>
  `The pages that are kept hold other settings than these, and ${apiHost ? `the lake at ${apiHost}` : `the project "${projectId}" at Sanity`} does not answer, so they cannot be rendered anew. Start it, or go back to the settings before.`;
