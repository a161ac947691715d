import type { Thing } from '#schemas/seo/thing.ts';
import type { ToldOfDocument } from '../told-of-document.ts';
import type { RiskPage } from './contract.ts';

/** A risk as a technical article (https://schema.org/TechArticle). */
export function structuredData(risk: RiskPage, { path, urlOf, publisher }: ToldOfDocument): Thing[] {
  const { title, summary, publishedAt, _updatedAt } = risk;
  return [
    {
      '@type': 'TechArticle',
      headline: title,
      description: summary,
      url: urlOf(path),
      mainEntityOfPage: urlOf(path),
      ...(publishedAt && { datePublished: publishedAt }),
      dateModified: _updatedAt,
      author: publisher,
      publisher,
    },
  ];
}
