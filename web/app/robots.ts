import type { MetadataRoute } from 'next';
import { siteUrl } from '../page/site-url.ts';

/** Everything may be read, except what is no page. */
export default function robots(): MetadataRoute.Robots {
  // A rule is the beginning of an address: `/studio` would forbid a page at /studio-tour as well.
  const studio = ['/studio$', '/studio?', '/studio/'];
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/preview/', ...studio] },
    sitemap: siteUrl('/sitemap.xml'),
  };
}
