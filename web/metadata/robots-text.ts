import { siteUrl } from '../page/site-url.ts';
import { sitemapAddress } from './sitemap-address.ts';

// A rule matches the beginning of an address: `/studio` would forbid a page at /studio-tour as well.
const forbidden = ['/api/', '/preview/', '/studio$', '/studio?', '/studio/'];

/**
 * What crawlers are told (https://www.rfc-editor.org/rfc/rfc9309): they may read everything that is a page. A hidden
 * site announces no sitemap, and forbids no more than another one, because a crawler must read a page to see that it is
 * not to be shown.
 */
export function robotsText(isHidden: boolean): string {
  const rules = ['User-Agent: *', 'Allow: /', ...forbidden.map((rule) => `Disallow: ${rule}`)];
  return [...rules, ...(isHidden ? [] : ['', `Sitemap: ${siteUrl(sitemapAddress)}`]), ''].join('\n');
}
