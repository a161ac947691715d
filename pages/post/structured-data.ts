import type { Thing } from '#schemas/seo/thing.ts';
import type { ToldOfDocument } from '../told-of-document.ts';
import type { Post } from './contract.ts';

/** A post as an article of a blog. */
export function structuredData(post: Post, { path, urlOf, publisher }: ToldOfDocument): Thing[] {
  const { title, excerpt, image, author, category, publishedAt, revisedAt, _updatedAt } = post;
  return [
    {
      '@type': 'BlogPosting',
      headline: title,
      description: excerpt,
      url: urlOf(path),
      mainEntityOfPage: urlOf(path),
      ...(image && { image: urlOf(image.src) }),
      ...(publishedAt && { datePublished: publishedAt }),
      dateModified: revisedAt ?? _updatedAt,
      ...(category && { articleSection: category.title }),
      ...(author && {
        author: {
          '@type': 'Person',
          name: `${author.firstName} ${author.lastName}`,
          ...(author.href && { url: urlOf(author.href) }),
        },
      }),
      publisher,
    },
  ];
}
