import { heading, type Markdown } from '#schemas/markdown/build.ts';
import type { CheckedSection, PageSection } from '#sections/check-section.ts';
import { markdowns } from '#sections/markdown.ts';
import type { CheckedPage } from './checked-page.ts';

/** A page as its sections say it, with its title where none of them has a main heading. */
export function markdown({ title, sections }: CheckedPage): Markdown {
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
