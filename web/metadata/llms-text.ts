import { maxOfType, type Overview } from '#pages/overview-query.ts';
import { pageTypes } from '#pages/registry.ts';
import { heading, link, list, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import { writeMarkdown } from '#schemas/markdown/write.ts';
import { twinOfPath } from '../page/page-path.ts';
import { siteUrl } from '../page/site-url.ts';
import { sitemapAddress } from './sitemap-address.ts';

/**
 * Describes the site and lists its pages for language models (https://llmstxt.org); a large site lists its foremost
 * pages and links to the sitemap.
 */
export function llmsText(overview: Overview, { title, about }: { title: string; about: string }): string {
  const lists = Object.entries(pageTypes).flatMap(([name, { titleOfAll }]) => {
    const own = overview.filter(({ type }) => type === name);
    return own.length > 0 ? [...heading(2, titleOfAll), ...list(own.map(entryOf))] : [];
  });
  const counts = Object.groupBy(overview, ({ type }) => type);
  const isCut = Object.values(counts).some((own) => own && own.length >= maxOfType);
  const rest = [
    ...heading(2, 'Optional'),
    ...list([paragraph(link('Every address', siteUrl(sitemapAddress)))]),
  ];
  return writeMarkdown([...heading(1, title), ...quote(about), ...lists, ...(isCut ? rest : [])]);
}

const entryOf = ({ title, path, about }: Overview[number]): Markdown =>
  paragraph(link(title, siteUrl(twinOfPath(path))), about && `: ${about}`);

const quote = (words: string): Markdown =>
  words ? [{ type: 'blockquote', children: paragraph(words) }] : [];
