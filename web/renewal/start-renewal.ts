import { paths, pathsQuery } from '#schemas/paths-query.ts';
import { createContentClient } from '../content/client.ts';
import { fetchContent } from '../content/fetch-content.ts';
import type { Environment } from '../environment.ts';
import { KnownPaths } from '../front/known-paths.ts';
import { generatedFiles } from '../front/next-paths.ts';
import type { PageCache } from '../front/page-cache.ts';
import type { PageRenderer } from '../front/page-renderer.ts';
import { readBuiltTags } from './built-pages.ts';
import { listenToLive } from './live-events.ts';
import { Renewal } from './renewal.ts';
import { readState, stateFile } from './state-file.ts';
import { TagIndex } from './tag-index.ts';

interface Around {
  origin: string;
  distDir: string;
  pages: PageCache;
  renderer: PageRenderer;
  isDev: boolean;
}

/** Prepares the renewal of the site; `begin` subscribes to the lake, once for all visitors. */
export async function startRenewal(environment: Environment, { origin, distDir, isDev, ...around }: Around) {
  const client = createContentClient(environment);
  const index = new TagIndex();
  if (!isDev) {
    index.listen();
    for await (const header of readBuiltTags(distDir)) index.record(header);
  }
  const file = stateFile(distDir);
  const state = isDev ? null : await readState(file);
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

  const renewal = new Renewal(
    { index, known, generated: generatedFiles, file, askPaths, markStale, ...around },
    state,
  );
  let live: { close: () => void } | undefined;
  return {
    known,
    async begin() {
      live = listenToLive(
        {
          url: client.getUrl(client.getDataUrl('live/events')),
          token: environment.readToken ?? environment.lakeToken,
          lastEventId: state?.lastEventId ?? null,
        },
        {
          onWelcome: (id) => renewal.welcome(id),
          onTags: (tags, id) => renewal.renew(tags, id),
          onRestart: (id) => renewal.renewEverything(id),
        },
      );
    },
    close() {
      live?.close();
      return renewal.close();
    },
  };
}
