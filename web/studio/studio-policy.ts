import { isLoopbackHost } from '#limits/loopback.ts';
import type { Environment } from '#settings/environment.ts';

/** Where a page is shown on one's own machine: studio/preview/preview-origin.ts. */
const preview = ['http://preview.localhost:*'];

/**
 * What the Studio's page may load and whom it may call: itself, the lake or Sanity, and the site that it previews.
 * Sanity's build wants styles in the page and evaluates code; pages elsewhere it has no need of. `scripts` are the sources of
 * those that stand in the page. In development `hotReload` is where changes are told of.
 */
export function studioPolicy(
  { apiHost, lakeUrl, siteUrl, projectId }: Environment,
  scripts: readonly string[] = [],
  hotReload = '',
): string {
  const isOwnMachine = isLoopbackHost(new URL(siteUrl).hostname);
  const content = apiHost ? lakeSources(lakeUrl, projectId) : ['https://*.sanity.io', 'wss://*.sanity.io'];
  const http = content.filter((source) => source.startsWith('http')).join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-eval' blob: ${scripts.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${http}`,
    `media-src 'self' blob: ${http}`,
    "font-src 'self' data:",
    sources('connect-src', 'blob:', 'data:', ...content, ...(isOwnMachine ? preview : []), hotReload),
    sources(
      'frame-src',
      new URL(siteUrl).origin,
      ...(isOwnMachine ? ['http://localhost:*', ...preview] : []),
    ),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

const sources = (directive: string, ...others: string[]): string =>
  [directive, "'self'", ...others].filter(Boolean).join(' ');

/** The lake's own host, the one with the project before it, and on loopback those of its event streams. */
function lakeSources(lakeUrl: string, projectId: string): string[] {
  const { protocol, host, hostname } = new URL(lakeUrl);
  const hosts = hostname === 'localhost' ? [host, `*.${host}`] : [host, `${projectId}.${host}`];
  return hosts.flatMap((each) => [`${protocol}//${each}`, `${protocol.replace('http', 'ws')}//${each}`]);
}
