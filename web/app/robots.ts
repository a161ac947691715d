import type { MetadataRoute } from 'next';
import { siteUrl } from '../page/site-url.ts';

/** Crawlers may read everything that is a page. */
export default function robots(): MetadataRoute.Robots {
  // A rule matches the beginning of an address: `/studio` would forbid a page at /studio-tour as well.
  const studio = ['/studio$', '/studio?', '/studio/'];
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/preview/', ...studio] },
    sitemap: siteUrl('/sitemap.xml'),
  };
}
