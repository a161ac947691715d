import { maxOfType, type Overview } from '#pages/overview-query.ts';
import { pageTypes } from '#pages/registry.ts';
import { twinOfPath } from '../page/page-path.ts';
import { siteUrl } from '../page/site-url.ts';
import { sitemapAddress } from './sitemap-address.ts';

/** What the site is and what stands where, for language models (https://llmstxt.org); a large site tells of its foremost pages. */
export function llmsText(overview: Overview, { title, about }: { title: string; about: string }): string {
  const lists = Object.entries(pageTypes).flatMap(([name, { titleOfAll }]) => {
    const own = overview.filter(({ type }) => type === name);
    const lines = own.map(
      (page) =>
        `- [${oneLine(page.title)}](${siteUrl(twinOfPath(page.path))})${page.about ? `: ${oneLine(page.about)}` : ''}`,
    );
    return own.length > 0 ? [`## ${titleOfAll}\n\n${lines.join('\n')}`] : [];
  });
  const counts = Object.groupBy(overview, ({ type }) => type);
  const isCut = Object.values(counts).some((own) => own && own.length >= maxOfType);
  const rest = isCut ? [`## Optional\n\n- [Every address](${siteUrl(sitemapAddress)})`] : [];
  return [`# ${oneLine(title)}`, ...(about ? [`> ${oneLine(about)}`] : []), ...lists, ...rest]
    .join('\n\n')
    .concat('\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
