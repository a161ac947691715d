import type { Environment } from '#settings/environment.ts';
import { createContentClient } from '../../content/client.ts';
import type { Renewing } from '../marking.ts';
import { listenToLive } from './live-events.ts';

/**
 * Hands on to a renewal what the lake says of changes after the event `lastEventId`; `heard` resolves with the lake's
 * first word.
 */
export function listenToLake(
  environment: Environment,
  renewing: Renewing,
  lastEventId: string | null,
): { heard: Promise<true>; close: () => void } {
  const client = createContentClient(environment);
  const { promise, resolve } = Promise.withResolvers<true>();
  const live = listenToLive(
    {
      url: client.getUrl(client.getDataUrl('live/events')),
      token: environment.readToken ?? environment.lakeToken,
      lastEventId,
    },
    {
      onWelcome: (id) => {
        renewing.welcome(id);
        resolve(true);
      },
      onTags: (tags, id) => renewing.renew(tags, id),
      onRestart: (id) => {
        renewing.renewEverything(id);
        resolve(true);
      },
    },
  );
  return { heard: promise, close: live.close };
}
