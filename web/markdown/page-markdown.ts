import { heading, type Markdown } from '#schemas/markdown/build.ts';
import { writeMarkdown } from '#schemas/markdown/write.ts';
import { positionMarkdown } from '#schemas/position/markdown.ts';
import { postMarkdown } from '#schemas/post/markdown.ts';
import type { Shell } from '#schemas/shell-query.ts';
import type { CheckedSection, PageSection } from '#sections/check-section.ts';
import type { CheckedPage, Found } from '#sections/found.ts';
import { markdowns } from '#sections/markdown.ts';
import { describePage } from '../metadata/describe-page.ts';
import { siteUrl } from '../metadata/site-url.ts';
import { notFoundPath } from '../page/page-path.ts';

/** A page, post or position as Markdown, headed by what its metadata says; null when none stands at the path. */
export function pageMarkdown(path: string, found: Found, shell: Pick<Shell, 'site'>): string | null {
  const { page, post, position } = found;
  const document = page ?? post ?? position;
  if (!document || path === notFoundPath) return null;
  const { title, description } = describePage(path, found, shell);
  const published = page ? null : (post ?? position)?.publishedAt;
  const facts = { title, description, canonical: siteUrl(path), published, updated: document._updatedAt };
  const blocks = page
    ? pageBlocks(page)
    : post
      ? postMarkdown(post)
      : position
        ? positionMarkdown(position)
        : [];
  return `${frontMatter(facts)}\n${writeMarkdown(blocks, (address) => absolute(address, path))}`;
}

function pageBlocks({ title, sections }: CheckedPage): Markdown {
  const blocks = sections.flatMap(sectionMarkdown);
  const hasTitle = blocks.some((block) => block.type === 'heading' && block.depth === 1);
  return hasTitle ? blocks : [...heading(1, title), ...blocks];
}

/** A section that does not meet its contract, or cannot be written, is left out here as it is on the page. */
function sectionMarkdown(section: PageSection): Markdown {
  if (!section.ok) return [];
  // Each kind takes the properties of its own, which the compiler cannot follow through the table.
  const markdown = markdowns[section.kind] as (props: CheckedSection['props']) => Markdown;
  try {
    return markdown(section.props);
  } catch (error) {
    console.warn(`Section "${section.key}" (${section.kind}) was left out of the Markdown: ${error}`);
    return [];
  }
}

/** YAML, in which every text of JSON is a text. */
function frontMatter(facts: Record<string, string | null | undefined>): string {
  const lines = Object.entries(facts).flatMap(([name, fact]) =>
    fact ? `${name}: ${JSON.stringify(fact)}` : [],
  );
  return ['---', ...lines, '---', ''].join('\n');
}

function absolute(address: string, path: string): string {
  return URL.parse(address, siteUrl(path))?.href ?? address;
}
