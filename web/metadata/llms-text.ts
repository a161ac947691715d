import type { Overview } from '#schemas/overview-query.ts';
import { twinOfPath } from '../page/page-path.ts';
import { siteUrl } from './site-url.ts';

const parts = [
  { type: 'page', title: 'Pages' },
  { type: 'post', title: 'Blog' },
  { type: 'position', title: 'Open positions' },
];

/** What the site is and what stands where, for language models (https://llmstxt.org). */
export function llmsText(overview: Overview, { title, about }: { title: string; about: string }): string {
  const lists = parts.flatMap((part) => {
    const own = overview.filter(({ type }) => type === part.type);
    const lines = own.map(
      (page) =>
        `- [${oneLine(page.title)}](${siteUrl(twinOfPath(page.path))})${page.about ? `: ${oneLine(page.about)}` : ''}`,
    );
    return own.length > 0 ? [`## ${part.title}\n\n${lines.join('\n')}`] : [];
  });
  return [`# ${oneLine(title)}`, ...(about ? [`> ${oneLine(about)}`] : []), ...lists]
    .join('\n\n')
    .concat('\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
