import type { Environment } from '#settings/environment.ts';

// Next writes its data into inline scripts and styles; a nonce would make every page dynamic.
function policy({ hubspot, flagsUrl, studioUrl }: Environment, isDev: boolean): string[] {
  const flags = flagsUrl.startsWith('/') ? '' : ` ${new URL(flagsUrl).origin}`;
  // Studios show the site's pages, and lay menus with pictures of their own on them.
  const studios = `${new URL(studioUrl).origin} http://localhost:* http://*.localhost:*`;
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${isDev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https://cdn.sanity.io${flags} ${studios}`,
    "media-src 'self' blob: https://cdn.sanity.io",
    "font-src 'self' data:",
    `connect-src 'self' https://cdn.sanity.io ${new URL(hubspot.api).origin} http://localhost:* http://127.0.0.1:*`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors 'self' ${studios}`,
  ];
}

/**
 * What every page of the site tells browsers; the Studio, on its own path, has its own needs, and React has in development
 * (`isDev`): it evaluates code to show where an error came from.
 */
export function securityHeaders(environment: Environment, isDev = false): Record<string, string> {
  return {
    'content-security-policy': policy(environment, isDev).join('; '),
    // A Studio on a host below the site's does not share its process, so previews need not wait for it.
    'origin-agent-cluster': '?1',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  };
}
