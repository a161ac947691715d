import { link, type Markdown, paragraph } from '../markdown/build.ts';
import type { PostCard } from './card.ts';

/** A post in a list: its title as a link, and what it is about. */
export function postLine({ title, href, excerpt }: Pick<PostCard, 'title' | 'href' | 'excerpt'>): Markdown {
  return paragraph(link(title, href), excerpt && `: ${excerpt}`);
}
