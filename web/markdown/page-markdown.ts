import { documentIn, type Found } from '#pages/found.ts';
import { markdowns } from '#pages/markdown.ts';
import { typeOf } from '#pages/type-of.ts';
import type { Markdown } from '#schemas/markdown/build.ts';
import { writeMarkdown } from '#schemas/markdown/write.ts';
import type { Shell } from '#schemas/shell-query.ts';
import type { CheckedSection, PageSection } from '#sections/check-section.ts';
import { markdowns as markdownsOfKinds } from '#sections/markdown.ts';
import { describePage } from '../page/describe-page.ts';
import { notFoundPath } from '../page/page-path.ts';
import { siteUrl } from '../page/site-url.ts';

/** What stands at a path as Markdown, with its metadata as front matter; null when nothing stands there. */
export function pageMarkdown(path: string, found: Found, shell: Pick<Shell, 'site'>): string | null {
  const standing = documentIn(found);
  if (!standing || path === notFoundPath) return null;
  const { type, document } = standing;
  const { title, description } = describePage(path, found, shell);
  const published = 'publishedAt' in document ? document.publishedAt : null;
  const revised = 'revisedAt' in document ? document.revisedAt : null;
  const updated = typeOf(standing).articleOf?.(document).modifiedTime ?? revised ?? document._updatedAt;
  const facts = { title, description, canonical: siteUrl(path), published, updated };
  // Each type takes a document of its own, which the compiler cannot follow through the table.
  const markdown = markdowns[type] as (document: unknown, sections: Markdown) => Markdown;
  const blocks = markdown(document, document.sections.flatMap(sectionMarkdown));
  return `${frontMatter(facts)}\n${writeMarkdown(blocks, (address) => absolute(address, path))}`;
}

/**
 * A section as Markdown; one that does not meet its contract, or cannot be written, is left out here as it is on the
 * page.
 */
export function sectionMarkdown(section: PageSection): Markdown {
  if (!section.ok) return [];
  // Each kind takes the properties of its own, which the compiler cannot follow through the table.
  const markdown = markdownsOfKinds[section.kind] as (props: CheckedSection['props']) => Markdown;
  try {
    return markdown(section.props);
  } catch (error) {
    console.warn(`Section "${section.key}" (${section.kind}) was left out of the Markdown: ${error}`);
    return [];
  }
}

/** Front matter in YAML, in which every string of JSON is a valid string. */
function frontMatter(facts: Record<string, string | null | undefined>): string {
  const lines = Object.entries(facts).flatMap(([name, fact]) =>
    fact ? `${name}: ${JSON.stringify(fact)}` : [],
  );
  return ['---', ...lines, '---', ''].join('\n');
}

function absolute(address: string, path: string): string {
  return URL.parse(address, siteUrl(path))?.href ?? address;
}
