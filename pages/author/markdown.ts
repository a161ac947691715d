import { heading, link, list, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import { postLine } from '#schemas/post/line.ts';
import type { Author } from './contract.ts';

/** A person, what they wrote and teach, and their sections. */
export function markdown({ title, role, bio, posts, episodes }: Author, sections: Markdown): Markdown {
  return [
    ...heading(1, title),
    ...paragraph(role),
    ...paragraph(bio),
    ...(posts.length > 0 ? [...heading(2, 'Written'), ...list(posts.map(postLine))] : []),
    ...(episodes.length > 0
      ? [
          ...heading(2, 'Episodes'),
          ...list(episodes.map(({ title: name, href }) => paragraph(link(name, href)))),
        ]
      : []),
    ...sections,
  ];
}
