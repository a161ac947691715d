import { articleThing } from '#pages/article-thing.ts';
import { modifiedAt } from '#pages/modified-at.ts';
import type { ToldOfDocument } from '#pages/told-of-document.ts';
import type { Thing } from '#schemas/seo/thing.ts';
import type { CaseStudy } from './contract.ts';

/** A case study as an article about an organisation (https://schema.org/about), with a quote from it. */
export function structuredData(study: CaseStudy, { path, urlOf, publisher }: ToldOfDocument): Thing[] {
  const { title, summary, customer, industry, quote, speaker, publishedAt } = study;
  const [name, role] = speaker?.split(/,\s*/) ?? [];
  return [
    {
      '@type': 'Article',
      ...articleThing({ title, about: summary, publishedAt, modifiedAt: modifiedAt(study) }, { path, urlOf }),
      articleSection: industry,
      author: publisher,
      publisher,
      about: { '@type': 'Organization', name: customer },
      ...(quote && {
        hasPart: {
          '@type': 'Quotation',
          text: quote,
          ...(name && {
            creator: {
              '@type': 'Person',
              name,
              ...(role && { jobTitle: role }),
              worksFor: { '@type': 'Organization', name: customer },
            },
          }),
        },
      }),
    },
  ];
}
