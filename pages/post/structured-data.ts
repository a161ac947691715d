import { articleThing } from '#pages/article-thing.ts';
import { modifiedAt } from '#pages/modified-at.ts';
import { authorThing } from '#schemas/author/author-thing.ts';
import type { Thing } from '#schemas/seo/thing.ts';
import type { ToldOfDocument } from '../told-of-document.ts';
import type { Post } from './contract.ts';

/** A post as an article of a blog. */
export function structuredData(post: Post, { path, urlOf, publisher }: ToldOfDocument): Thing[] {
  const { title, excerpt, image, author, category, publishedAt } = post;
  return [
    {
      '@type': 'BlogPosting',
      ...articleThing({ title, about: excerpt, publishedAt, modifiedAt: modifiedAt(post) }, { path, urlOf }),
      ...(image && { image: urlOf(image.src) }),
      ...(category && { articleSection: category.title }),
      ...(author && { author: authorThing(author, urlOf) }),
      publisher,
    },
  ];
}
