/** The page templates from which an editor chooses; each kind says in which it stands, and where (define-kind.ts). */
export const pageTemplates = {
  landing: {
    title: 'Landing page',
    description: 'An opening, three reasons, proof, questions, and what to do next.',
  },
  'use-case': {
    title: 'Use case',
    description: 'A problem in two columns, and how it is solved step by step.',
  },
  article: { title: 'Article', description: 'A long text with a table of contents.', layout: 'article' },
  legal: { title: 'Legal text', description: 'Terms, a policy, a notice.', layout: 'legal' },
  empty: { title: 'Empty page', description: 'No section yet.' },
} as const;

/** The name of a template. */
export type PageTemplateName = keyof typeof pageTemplates;
