import { heading, link, list, type Markdown, paragraph, picture } from '../markdown/build.ts';
import { richText } from '../rich-text/markdown.ts';
import type { Post, PostCard } from './contract.ts';

/** A post in a list: its title as a link, and what it is about. */
export function postLine({ title, slug, excerpt }: Pick<PostCard, 'title' | 'slug' | 'excerpt'>): Markdown {
  return paragraph(link(title, `/blog/${slug}`), excerpt && `: ${excerpt}`);
}

/** A whole post: head, cover, text, author, and what to read on. */
export function postMarkdown({ title, excerpt, image, author, body, related }: Post): Markdown {
  const name = author && [`${author.firstName} ${author.lastName}`, author.title].filter(Boolean).join(', ');
  return [
    ...heading(1, title),
    ...paragraph(excerpt),
    ...paragraph(name && `By ${name}`),
    ...picture(image),
    ...richText(body),
    ...(related.length > 0 ? [...heading(2, 'Read on'), ...list(related.map(postLine))] : []),
  ];
}
