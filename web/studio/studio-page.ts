import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../environment.ts';
import { type CachedPage, makeCachedPage } from '../front/cached-page.ts';
import { studioPolicy } from './studio-policy.ts';

/** The folder into which the Studio is built. */
export const studioDir = path.resolve(import.meta.dirname, '../../studio/dist');

/**
 * The Studio's page, with the settings that it reads (studio/settings.ts): one build serves every project and port.
 * Undefined when no Studio was built.
 */
export async function makeStudioPage(
  environment: Environment,
  folder = studioDir,
): Promise<CachedPage | undefined> {
  const built = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (!built) return undefined;
  const { projectId, dataset, apiHost, lakeUrl } = environment;
  const settings = { projectId, dataset, ...(apiHost && { apiHost: lakeUrl }) };
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const html = built.replace(
    '</head>',
    `<script type="application/json" id="studio-settings">${json}</script></head>`,
  );
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': studioPolicy(environment),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  return makeCachedPage(200, headers, Buffer.from(html));
}
