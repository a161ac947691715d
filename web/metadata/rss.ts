import type { FeedEntry } from '#pages/feed.ts';
import { siteUrl } from '../page/site-url.ts';

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

// XML 1.0 has no way to write most control characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are meant
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function xml(text: string): string {
  return text
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
