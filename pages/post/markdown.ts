import { heading, list, type Markdown, paragraph, picture } from '#schemas/markdown/build.ts';
import { postLine } from '#schemas/post/line.ts';
import { richText } from '#schemas/rich-text/markdown.ts';
import type { Post } from './contract.ts';

/** A whole post: head, cover, text, sections and related posts. */
export function markdown(
  { title, excerpt, image, author, body, related }: Post,
  sections: Markdown,
): Markdown {
  const name = author && [`${author.firstName} ${author.lastName}`, author.title].filter(Boolean).join(', ');
  return [
    ...heading(1, title),
    ...paragraph(excerpt),
    ...paragraph(name && `By ${name}`),
    ...picture(image),
    ...richText(body),
    ...sections,
    ...(related.length > 0 ? [...heading(2, 'Read on'), ...list(related.map(postLine))] : []),
  ];
}
