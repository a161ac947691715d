import { isLoopbackHost } from '#limits/loopback.ts';
import type { Environment } from '#settings/environment.ts';
import { markWhole } from '#ui/layout/mark-whole.ts';
import { markScheme } from '#ui/scheme/mark-scheme.ts';
import { hashSource, inlineScripts, isDataOfNext } from './inline-scripts.ts';
import { nothingPolicy, pagePolicy } from './page-policy.ts';
import { mayRunWebAssembly } from './web-assembly.ts';

/** Headers of an answer, by their names in small letters. */
export type Headers = Record<string, string>;

/**
 * Makes the headers of the page `html`. `drawn` is the page before the site added its own scripts; a script in it that
 * neither Next nor the layout wrote is not allowed to run.
 */
export type HeadersOfPage = (html: string, drawn?: string) => Headers;

/** The headers of the site's answers, by the sort of answer. */
export interface SiteHeaders {
  /** Every answer. */
  every: Headers;
  /** An answer that is no page. */
  plain: Headers;
  /** A file that only the site's own pages load: scripts, styles, fonts. */
  own: Headers;
  /** A picture or file that other sites may show, too. */
  shared: Headers;
  /** A page that visitors get. */
  page: HeadersOfPage;
  /** A page for an editor, whose window belongs to a Studio, perhaps on another host. */
  preview: HeadersOfPage;
}

const yearSeconds = 365 * 24 * 3600;
const never = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];
/** Denies the permissions that no page of the site or of the Studio ever asks its visitor for. */
export const permissions: Headers = { 'permissions-policy': never.map((name) => `${name}=()`).join(', ') };

/**
 * The headers of every answer: no guessing of types, no full addresses sent to other sites, and under https only https
 * for two years.
 */
export function headersOfEvery({ siteUrl }: Pick<Environment, 'siteUrl'>): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${2 * yearSeconds}` }),
  };
}

/**
 * The header that cuts a window off from windows that opened it or that it opens; `policy` says which of them it still
 * trusts. Empty where browsers ignore it.
 */
export function openerPolicy(
  { siteUrl }: Pick<Environment, 'siteUrl'>,
  policy: 'same-origin' | 'same-origin-allow-popups' | 'unsafe-none',
): Headers {
  const { protocol, hostname } = new URL(siteUrl);
  // Elsewhere browsers ignore it, and complain on the console.
  const isHeard = protocol === 'https:' || isLoopbackHost(hostname);
  return isHeard ? { 'cross-origin-opener-policy': policy } : {};
}

/** The headers of the site's answers under these settings. */
export function siteHeaders(environment: Environment): SiteHeaders {
  const every = headersOfEvery(environment);
  const page = (html: string, drawn: string): Headers => ({
    ...every,
    'content-security-policy': pagePolicy(environment, {
      scripts: sourcesOf(html, drawn),
      webAssembly: mayRunWebAssembly(html),
    }),
    'cross-origin-resource-policy': 'same-origin',
    // A Studio on a subdomain does not share the site's process, so previews need not wait for it.
    'origin-agent-cluster': '?1',
    ...permissions,
  });
  return {
    every,
    plain: {
      ...every,
      'content-security-policy': nothingPolicy,
      'cross-origin-resource-policy': 'same-origin',
    },
    own: { ...every, 'cross-origin-resource-policy': 'same-origin' },
    shared: { ...every, 'cross-origin-resource-policy': 'cross-origin' },
    page: (html, drawn = html) => ({ ...page(html, drawn), ...openerPolicy(environment, 'same-origin') }),
    preview: (html) => ({ ...page(html, html), ...openerPolicy(environment, 'unsafe-none') }),
  };
}

/**
 * The headers of Next's answers when no front stands before it: then nobody hashes inline scripts, so all of them are
 * allowed. In development (`isDev`) React evaluates code to show where an error came from.
 */
export function headersWithoutFront(environment: Environment, isDev: boolean): Headers {
  const scripts = ["'unsafe-inline'", ...(isDev ? ["'unsafe-eval'"] : [])];
  return {
    ...headersOfEvery(environment),
    'content-security-policy': pagePolicy(environment, { scripts, webAssembly: true }),
    'origin-agent-cluster': '?1',
    ...permissions,
  };
}

/** Scripts that the layout of all pages writes into them. */
const ownScripts: ReadonlySet<string> = new Set([markWhole, markScheme]);

const told = new Set<string>();
const maxTold = 20;

/**
 * The hashes of the inline scripts in a page that are the site's own or Next's data. A script that somebody else has
 * brought into `drawn` gets none, so it does not run.
 */
function sourcesOf(html: string, drawn: string): string[] {
  const strange = new Set(
    inlineScripts(drawn).filter((text) => !isDataOfNext(text) && !ownScripts.has(text)),
  );
  for (const text of strange) tell(text);
  const ours = inlineScripts(html).filter((text) => !strange.has(text));
  return [...new Set(ours.map(hashSource))];
}

function tell(text: string): void {
  if (told.has(text) || told.size >= maxTold) return;
  told.add(text);
  console.warn(
    `A page holds a script that the site has not written, and browsers do not run it: "${text.slice(0, 60)}". A piece in ui/ brings a file of its own.`,
  );
}
