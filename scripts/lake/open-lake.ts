import type { LakeOptions } from '#lake/kernel/options.ts';
import { prepareFolder } from '#lake/kernel/store/database.ts';
import { type Lake, openLake } from '#lake/lake.ts';
import type { LakePlugin } from '#lake/plugin.ts';
import { lakePluginsBy } from '#lake-plugin/plugin.ts';
import { isLoopbackHost, isLoopbackListener } from '#limits/loopback.ts';
import type { Environment } from '#settings/environment.ts';
import { lakeToken } from './lake-token.ts';
import { settingOf } from './setting-of.ts';

/**
 * Opens the lake that the environment describes; throws LakeError when it cannot. `say` is called with what takes a
 * while, `onGone` when the lake's file was taken away, `onQuery` for every query. `others` are plug-ins besides those
 * of every lake.
 */
export function openLakeOf(
  environment: Environment,
  heard: Pick<LakeOptions, 'say' | 'onGone' | 'onQuery'> = {},
  others: readonly LakePlugin[] = [],
): Lake {
  prepareFolder(environment.dataDir, settingOf);
  const { port, siteUrl, studioUrl, lakeHost } = environment;
  return openLake({
    dataDir: environment.dataDir,
    projectId: environment.projectId,
    dataset: environment.dataset,
    token: lakeToken(environment),
    publicUrl: environment.lakeUrl,
    origins: [
      siteUrl,
      studioUrl,
      `http://localhost:${port}`,
      `http://127.0.0.1:${port}`,
      `http://studio.localhost:${port}`,
    ],
    hosts: [...environment.lakeHosts, lakeHost.includes(':') ? `[${lakeHost}]` : lakeHost], // the site asks it there
    isLocal:
      isLoopbackHost(new URL(siteUrl).hostname) &&
      isLoopbackListener(lakeHost) &&
      environment.lakeHosts.length === 0,
    queries: environment.lakeQueries,
    pictures: environment.lakePictures,
    limits: environment.lakeLimits,
    trustedProxies: environment.trustedProxies,
    nameOf: settingOf,
    plugins: [...lakePluginsBy(environment.siteLimits), ...others],
    ...heard,
  });
}
