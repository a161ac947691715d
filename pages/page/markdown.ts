import { heading, type Markdown } from '#schemas/markdown/build.ts';
import type { Page } from './contract.ts';

/** A page as the Markdown of its sections, below its title where none of them has a main heading. */
export function markdown({ title }: Page, sections: Markdown): Markdown {
  const hasTitle = sections.some((block) => block.type === 'heading' && block.depth === 1);
  return hasTitle ? sections : [...heading(1, title), ...sections];
}
