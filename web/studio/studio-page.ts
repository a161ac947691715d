import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Environment } from '#settings/environment.ts';
import { type FinishedPage, makeFinishedPage } from '../finished/finished-page.ts';
import { sendPage } from '../front/answers/send-page.ts';
import { hashSource, inlineScripts } from '../headers/inline-scripts.ts';
import { type Headers, headersOfEvery, openerPolicy, permissions } from '../headers/site-headers.ts';
import { studioPolicy } from './studio-policy.ts';

/** The folder into which the Studio is built. */
export const studioDir = path.resolve(import.meta.dirname, '../../studio/dist');

/**
 * The listener that answers with the Studio's page, whatever the path, which the Studio routes itself; undefined when
 * no Studio was built.
 */
export async function serveStudio(environment: Environment): Promise<RequestListener | undefined> {
  const page = await makeStudioPage(environment);
  return page && ((request, response) => sendPage(request, response, page));
}

/** The built page of the Studio; undefined when there is none. */
export async function makeStudioPage(
  environment: Environment,
  folder = studioDir,
): Promise<FinishedPage | undefined> {
  const built = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (!built) return undefined;
  const html = withSettings(built, environment);
  const headers = studioHeaders(environment, studioPolicy(environment, inlineScripts(html).map(hashSource)));
  return makeFinishedPage(200, headers, Buffer.from(html));
}

/**
 * A page of the Studio with its settings (studio/settings.ts) written into it, so that one build serves every project
 * and port.
 */
export function withSettings(html: string, { projectId, dataset, apiHost, lakeUrl }: Environment): string {
  const settings = { projectId, dataset, ...(apiHost && { apiHost: lakeUrl }) };
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" id="studio-settings">${json}</script></head>`;
  return html.replace('</head>', () => script);
}

/** The headers of the Studio's page under a policy. */
export const studioHeaders = (environment: Environment, policy: string): Headers => ({
  ...headersOfEvery(environment),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': policy,
  // A preview in a window of its own talks to the Studio that opened it.
  ...openerPolicy(environment, 'same-origin-allow-popups'),
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  ...permissions,
});
