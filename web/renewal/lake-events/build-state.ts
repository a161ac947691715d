import type { Environment } from '#settings/environment.ts';
import { createContentClient } from '../../content/client.ts';
import { removeDatabase } from '../../known/open-anew.ts';
import { openRecords, recordsFile } from '../../known/open-records.ts';
import { writeMoment, writeState } from '../../known/renewal-state.ts';
import { hashSettings } from '../../settings-effect.ts';
import { listenToLive } from './live-events.ts';

const timeoutMs = 2_000;

/**
 * Notes, before a build into `distDir`, the last event and the moment up to which its pages will know the content. The
 * function it returns writes both beside the finished build, with the settings that the pages hold. When the lake does
 * not say what its last event was, the first start renews every page to be sure.
 */
export async function beginBuild(environment: Environment, distDir: string): Promise<() => Promise<void>> {
  const begun = new Date().toISOString();
  const lastEventId = await askLastEventId(environment);
  const file = recordsFile(distDir);
  const settings = hashSettings(environment, 'pages');
  return async () => {
    removeDatabase(file);
    const records = openRecords(file);
    writeState(records, { lastEventId, settings });
    writeMoment(records, begun);
    records.close();
  };
}

async function askLastEventId(environment: Environment): Promise<string | null> {
  const client = createContentClient(environment);
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const live = listenToLive(
    {
      url: client.getUrl(client.getDataUrl('live/events')),
      token: environment.readToken ?? environment.lakeToken,
      lastEventId: null,
    },
    { onWelcome: resolve, onTags: (_, id) => resolve(id), onRestart: resolve },
  );
  const timer = setTimeout(resolve, timeoutMs, null);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    live.close();
  }
}
