import { articleThing } from '#pages/article-thing.ts';
import { modifiedAt } from '#pages/modified-at.ts';
import type { Thing } from '#schemas/seo/thing.ts';
import type { ToldOfDocument } from '../told-of-document.ts';
import type { RiskPage } from './contract.ts';

/** A risk as a technical article (https://schema.org/TechArticle). */
export function structuredData(risk: RiskPage, { path, urlOf, publisher }: ToldOfDocument): Thing[] {
  const { title, summary, publishedAt } = risk;
  return [
    {
      '@type': 'TechArticle',
      ...articleThing({ title, about: summary, publishedAt, modifiedAt: modifiedAt(risk) }, { path, urlOf }),
      author: publisher,
      publisher,
    },
  ];
}
