import { isLoopbackHost } from '#limits/loopback.ts';
import type { Environment } from '#settings/environment.ts';

/** The origins at which pages are previewed on one's own machine: studio/preview/preview-origin.ts. */
const preview = ['http://preview.localhost:*'];

/**
 * The policy of the Studio's page, which may load and call only itself, the lake or Sanity, and the site that it
 * previews. Sanity's build needs inline styles and evaluates code; pages of other sites it does not need. `scripts` are
 * the sources of the page's inline scripts. In development `hotReload` is the address at which changes are told.
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

/**
 * The sources of the lake over HTTP and WebSocket: its own host, the host with the project's name before it, and on
 * `localhost` every host below it, as event streams use them.
 */
function lakeSources(lakeUrl: string, projectId: string): string[] {
  const { protocol, host, hostname } = new URL(lakeUrl);
  const hosts = hostname === 'localhost' ? [host, `*.${host}`] : [host, `${projectId}.${host}`];
  return hosts.flatMap((each) => [`${protocol}//${each}`, `${protocol.replace('http', 'ws')}//${each}`]);
}
