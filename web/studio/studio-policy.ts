import type { Environment } from '#settings/environment.ts';

/** Where a page is shown on one's own machine: studio/preview/preview-origin.ts. */
const preview = 'http://preview.localhost:*';

/**
 * What the Studio's page may load and whom it may call: itself, the lake or Sanity, and the site that it previews.
 * Sanity's build wants styles in the page and evaluates code; pages elsewhere it has no need of. In development
 * `hotReload` is where changes are told of.
 */
export function studioPolicy({ apiHost, lakeUrl, siteUrl, projectId }: Environment, hotReload = ''): string {
  const content = apiHost ? lakeSources(lakeUrl, projectId) : ['https://*.sanity.io', 'wss://*.sanity.io'];
  const http = content.filter((source) => source.startsWith('http')).join(' ');
  return [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${http}`,
    `media-src 'self' blob: ${http}`,
    "font-src 'self' data:",
    `connect-src 'self' blob: data: ${content.join(' ')} ${preview}${hotReload && ` ${hotReload}`}`,
    `frame-src 'self' ${new URL(siteUrl).origin} http://localhost:* ${preview}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The lake's own host, the one with the project before it, and on loopback those of its event streams. */
function lakeSources(lakeUrl: string, projectId: string): string[] {
  const { protocol, host, hostname } = new URL(lakeUrl);
  const hosts = hostname === 'localhost' ? [host, `*.${host}`] : [host, `${projectId}.${host}`];
  return hosts.flatMap((each) => [`${protocol}//${each}`, `${protocol.replace('http', 'ws')}//${each}`]);
}
