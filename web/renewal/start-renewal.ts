import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '#settings/environment.ts';
import { createContentClient } from '../content/client.ts';
import { pathTag } from '../content/path-tag.ts';
import type { RenewalOfFront } from '../front/front.ts';
import { generatedFiles } from '../front/next-paths.ts';
import type { PageCache } from '../front/page-cache.ts';
import type { PageRenderer } from '../front/page-renderer.ts';
import { KnownPaths } from '../known/known-paths.ts';
import { openRecords, recordsFile } from '../known/open-records.ts';
import { pathOfTwin } from '../page/page-path.ts';
import { hashSettings } from '../settings-effect.ts';
import { AddressWatch } from './address-watch.ts';
import { askAddresses } from './ask-addresses.ts';
import { readBuiltTags } from './built-pages.ts';
import { listenToLive } from './live-events.ts';
import { markChanges } from './marking.ts';
import { Renewal } from './renewal.ts';
import { readState, writeState } from './renewal-state.ts';
import { TagIndex } from './tag-index.ts';

const silenceTimeoutMs = 30_000; // until a lake is taken to be down
const firstWalkMs = 2_000; // in which the addresses of a small site are all known before it listens

interface Around {
  origin: string;
  distDir: string;
  pages: PageCache;
  renderer: PageRenderer;
  isDev: boolean;
}

/** The running renewal of the site. */
export interface StartedRenewal extends RenewalOfFront {
  known: KnownPaths;
  begin: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Prepares the renewal of the site; `begin` subscribes to the lake, once for all visitors. When the pages on disk hold other
 * settings than the present ones, it resolves only once those most asked for have been rendered anew (of the others nobody gets
 * one before it has been), and throws when the lake does not answer.
 */
export async function startRenewal(
  environment: Environment,
  { origin, distDir, isDev, ...around }: Around,
  silenceMs = silenceTimeoutMs,
): Promise<StartedRenewal> {
  const client = createContentClient(environment);
  const records = openRecords(isDev ? ':memory:' : recordsFile(distDir));
  const index = new TagIndex(records, generatedFiles);
  const listening = isDev ? undefined : index.listen();
  if (!isDev && !index.hasBuild) await index.recordBuild(readBuiltTags(distDir));
  const settings = hashSettings(environment, 'pages');
  const kept = readState(records);
  const state = kept?.settings === settings ? kept : null;
  const known = new KnownPaths(records);
  if (!state) {
    known.clear();
    await index.makeOld('all', 'withheld');
  }
  const watch = new AddressWatch(known, askAddresses(client));

  async function markStale(tags: string[]) {
    const answer = await fetch(`${origin}/api/renew`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-renewal-secret': process.env.RENEWAL_SECRET ?? '' },
      body: JSON.stringify({ tags }),
    });
    if (!answer.ok) throw new Error(`Next did not take the changed tags (${answer.status}).`);
  }

  const parts = {
    index,
    known,
    watch,
    generated: generatedFiles,
    keepState: ({ lastEventId }: { lastEventId: string | null }) =>
      writeState(records, { lastEventId, settings }),
    markStale,
    ...around,
  };
  const renewal = isDev ? markChanges(markStale) : new Renewal(parts, state);
  let live: { close: () => void } | undefined;
  return {
    known,
    ageOf: (path) => index.ageOf(path),
    view: (path) => renewal.view(path),
    check: (path) => renewal.check(path),
    async renderAnew(path) {
      await markStale([pathTag(pathOfTwin(path) ?? path)]);
      return around.renderer.renderAnew(path);
    },
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
      if (isDev) return;
      if (state) {
        if (!known.isComplete) await Promise.race([watch.walked, pause(firstWalkMs, null, { ref: false })]);
        return;
      }
      if (!(await Promise.race([heard.promise, pause(silenceMs, false, { ref: false })])))
        throw new Error(unheard(environment));
      await renewal.tried;
    },
    async close() {
      live?.close();
      await renewal.close();
      listening?.stop();
      // The records are let go with the process: somebody may still be answered.
    },
  };
}

const unheard = ({ apiHost, projectId }: Environment) =>
  `The pages that are kept hold other settings than these, and ${apiHost ? `the lake at ${apiHost}` : `the project "${projectId}" at Sanity`} does not answer, so they cannot be rendered anew. Start it, or go back to the settings before.`;
