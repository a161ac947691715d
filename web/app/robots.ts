import type { MetadataRoute } from 'next';
import { siteUrl } from '../page/site-url.ts';

/** Everything may be read, except what is no page. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/preview/', '/studio'] },
    sitemap: siteUrl('/sitemap.xml'),
  };
}
