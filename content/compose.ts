import { button, type Document, keyed, link, p, slug, text } from './write.ts';

/** A page at a path, made of sections in their order. */
export function page(
  name: string,
  path: string,
  title: string,
  sections: object[],
  seo: Document['seo'],
): Document {
  return { _id: `page-${name}`, _type: 'page', title, path: slug(path), sections: keyed(sections), seo };
}

/** The white ground of a section, with the usual air above and below. */
export const paper = { background: 'paper', spacing: 'normal' };
/** The quiet tint as ground. */
export const mist = { background: 'mist', spacing: 'normal' };
/** The dark band as ground. */
export const deep = { background: 'deep', spacing: 'normal' };

/** A card of an icon grid, and perhaps the document to which it leads with the words of that link. */
export const card = (icon: string, title: string, words: string, to?: string, linkLabel?: string) => ({
  _type: 'icon-card',
  icon,
  title,
  text: words,
  ...(to && { link: link(to), linkLabel }),
});

/** A point of the summary below some principles. */
export const point = (icon: string, title: string, words: string) => ({
  _type: 'icon-point',
  icon,
  title,
  text: words,
});

/** A question with the paragraphs of its answer. */
export const question = (words: string, ...answer: string[]) => ({
  _type: 'question',
  question: words,
  answer: text(...answer.map((paragraph) => p(paragraph))),
});

/** The band that invites to a demo. */
export const demo = (title: string, words: string) => ({
  _type: 'cta-banner',
  title,
  text: words,
  buttons: keyed([button('Book a demo', link('page-book-demo'), 'cta')]),
  ...deep,
});
