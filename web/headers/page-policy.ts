import { isLoopbackHost } from '#limits/loopback.ts';
import type { Environment } from '#settings/environment.ts';

/** What a page's policy has to allow beyond what every page needs. */
export interface PageNeeds {
  /** Sources of scripts besides the site's own files: the hashes of those that stand in the page. */
  scripts: readonly string[];
  /** Whether it may run WebAssembly, as an animation does. */
  webAssembly: boolean;
}

/** The content security policy of a page of the site. */
export function pagePolicy(environment: Environment, { scripts, webAssembly }: PageNeeds): string {
  const { hubspot, flagsUrl, studioUrl, siteUrl } = environment;
  const flags = flagsUrl.startsWith('/') ? [] : [new URL(flagsUrl).origin];
  const isOwnMachine = isLoopbackHost(new URL(siteUrl).hostname);
  // Studios show the site's pages, and lay menus with pictures of their own on them.
  const studios = [
    ...(studioUrl === siteUrl ? [] : [new URL(studioUrl).origin]),
    ...(isOwnMachine ? ['http://localhost:*', 'http://*.localhost:*'] : []),
  ];
  const machine = isOwnMachine ? ['http://localhost:*', 'http://127.0.0.1:*'] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(webAssembly ? ["'wasm-unsafe-eval'"] : []), ...scripts],
    // Sections bring numbers for their styles along in attributes, which no hash covers.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https://cdn.sanity.io', ...flags, ...studios],
    'media-src': ["'self'", 'blob:', 'https://cdn.sanity.io'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'https://cdn.sanity.io', new URL(hubspot.api).origin, ...machine],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...studios],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Directives that only a header can give, because browsers ignore them in a page's `meta`. */
const ofHeaders = /^(frame-ancestors|sandbox|report-uri|report-to)\b/;

/** Splits a policy in two: the directives that the page itself can give, and those that only its header can. */
export function splitPolicy(policy: string): { inPage: string; inHeader: string } {
  const directives = policy.split('; ');
  const isOfHeader = (directive: string) => ofHeaders.test(directive);
  return {
    inPage: directives.filter((directive) => !isOfHeader(directive)).join('; '),
    inHeader: directives.filter(isOfHeader).join('; '),
  };
}

/** The policy of an answer that is no page, and neither loads nor runs anything: data, texts, redirects, refusals. */
export const nothingPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of a drawing that is opened by itself: it may use its own styles, and nothing else. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
