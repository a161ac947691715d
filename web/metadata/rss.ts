import type { FeedEntry } from '#pages/feed.ts';
import { siteUrl } from '../page/site-url.ts';
import { xml } from './xml.ts';

/** The newest documents as an RSS 2.0 feed (https://www.rssboard.org/rss-specification). */
export function rss(
  entries: FeedEntry[],
  { title, description }: { title: string; description: string },
): string {
  const items = entries.map(({ path, title: name, about, publishedAt, category, author }) => {
    const link = siteUrl(path ?? '/');
    return `<item>
<title>${xml(name)}</title>
<link>${xml(link)}</link>
<guid>${xml(link)}</guid>
<description>${xml(about)}</description>${category ? `\n<category>${xml(category)}</category>` : ''}${
      author ? `\n<dc:creator>${xml(author)}</dc:creator>` : ''
    }${publishedAt ? `\n<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>` : ''}
</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xml(title)}</title>
<link>${xml(siteUrl('/'))}</link>
<description>${xml(description)}</description>
<atom:link href="${xml(siteUrl('/feed.xml'))}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}
