import type { Template } from 'sanity';
import { firstValue } from '#sections/first-value.ts';
import { kinds, type SectionKind } from '#sections/registry.ts';

interface PageTemplate {
  id: string;
  title: string;
  description: string;
  layout?: 'article' | 'legal';
  sections: SectionKind[];
}

const pages: [PageTemplate, ...PageTemplate[]] = [
  {
    id: 'page-landing',
    title: 'Landing page',
    description: 'An opening, three reasons, proof, questions, and what to do next.',
    sections: ['hero', 'icon-grid', 'feature', 'faq', 'cta-banner'],
  },
  {
    id: 'page-use-case',
    title: 'Use case',
    description: 'A problem in two columns, and how it is solved step by step.',
    sections: ['hero', 'challenge', 'feature', 'feature', 'faq', 'cta-banner'],
  },
  {
    id: 'page-article',
    title: 'Article',
    description: 'A long text with a table of contents.',
    layout: 'article',
    sections: ['prose', 'cta-banner'],
  },
  {
    id: 'page-legal',
    title: 'Legal text',
    description: 'Terms, a policy, a notice.',
    layout: 'legal',
    sections: ['prose'],
  },
  { id: 'page-empty', title: 'Empty page', description: 'No section yet.', sections: [] },
];

/** Beginnings of a page, from which an editor chooses: each brings its sections with the words of their samples. */
export const pageTemplates: Template[] = [
  ...pages.map(({ id, title, description, ...page }) => ({
    id,
    title,
    description,
    schemaType: 'page',
    value: () => begin(page),
  })),
  {
    // The Studio offers nobody a template that has parameters: this one is for the links of the tree of pages.
    id: 'page-below',
    title: 'Page below another',
    schemaType: 'page',
    parameters: [{ name: 'below', title: 'Below', type: 'string' }],
    value: ({ below = '/' }: { below?: string } = {}) => ({
      ...begin(pages[0]),
      path: { _type: 'slug', current: `${below === '/' ? '' : below}/new-page` },
    }),
  },
];

function begin({ layout, sections }: Pick<PageTemplate, 'layout' | 'sections'>) {
  return {
    ...(layout && { layout }),
    // The Studio gives every item its key.
    sections: sections.map((kind) => ({ ...firstValue(kinds[kind].sample), _type: kind })),
  };
}
