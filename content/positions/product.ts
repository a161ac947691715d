import type { Document } from '../write.ts';
import { opening } from './opening.ts';

/** The open positions of those who draw and write it. */
export const product: Document[] = [
  opening({
    name: 'product-designer',
    title: 'Product Designer',
    location: 'Lisbon',
    type: 'Part-time',
    department: 'Product',
    since: '2026-10-06T08:00:00Z',
    summary: 'You draw what cannot be seen: who uses which key, for what, and what would happen without it.',
    about:
      'Our users look at a screen and decide whether to switch something off. Sometimes it is a Tuesday and there is time. Sometimes it is night and there is none. The same view has to serve both: dense enough to be trusted, calm enough to be read.',
    team: 'Product is two people who talk to customers and one who writes. You would be the designer among them. Engineers here like to discuss a drawing before there is one, which you will either love or get used to.',
    work: [
      'Design the views in which people decide under pressure',
      'Find pictures for a graph that is too large to draw',
      'Test them with people who are on call, in the hour after they were',
      'Keep the words as plain as the pictures; half of an interface is sentences',
    ],
    firstMonths:
      'In the first month you sit in on demos and incidents and redraw one view. By the third it has shipped and you know whether it helped. After half a year the system of type, color and motion is yours.',
    bring: [
      'A portfolio with dense, calm interfaces',
      'An eye for type and an ear for sentences',
      'The patience to test what you are sure of',
      'Three or four days a week',
    ],
  }),
  opening({
    name: 'technical-writer',
    title: 'Technical Writer',
    location: 'Remote in Europe',
    type: 'Contract',
    department: 'Product',
    since: '2026-09-28T08:00:00Z',
    summary:
      'You write the sentences on which somebody relies while a system is down: documentation, error messages, runbooks.',
    about:
      'Our documentation promises two things. Each page says what will happen before you do it, and each error message says what to do next. Both promises are kept on perhaps four pages out of five. You keep them on the fifth, and rewrite the other four so that they are half as long.',
    team: 'You work with product and with whoever built the thing. Engineers write first drafts here and are proud of them; be ready to defend a deleted paragraph. The blog is edited by the same hands.',
    work: [
      'Write and cut the documentation of connectors, policies and the API',
      'Review every error message before it ships',
      'Keep one vocabulary across product, documentation and site',
      'Try each set-up yourself, from the page alone',
    ],
    firstMonths:
      'In the first month you set up three connectors from our own pages and mend what was missing. By the third the vocabulary is yours. After half a year support can point to a page instead of writing a mail.',
    bring: [
      'Documentation that you wrote, and can show',
      'Enough of a technical background to read an API and to doubt it',
      'English that is clear to those who read it as their third language',
      'About three days a week, for a year to begin with',
    ],
  }),
];
