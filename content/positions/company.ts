import type { Document } from '../write.ts';
import { opening } from './opening.ts';

/** The open positions of those who keep the company in order. */
export const company: Document[] = [
  opening({
    name: 'security-and-compliance-lead',
    title: 'Security and Compliance Lead',
    location: 'Lisbon or Stockholm',
    type: 'Full-time',
    department: 'Company',
    since: '2026-11-12T08:00:00Z',
    summary:
      'You keep our own house in the state that we sell, and can show it to an auditor without preparing for a week.',
    about:
      'We hold maps of other people’s keys. That makes us interesting to the wrong people, and it makes our customers’ questions fair. You own how we answer: the controls themselves, the evidence that they work, and the honest paragraph about what is not finished yet.',
    team: 'Security is everybody’s work here, and so far it has been led by an engineer beside other duties. You would be the first to have it as the whole of their work, reporting to the founders, with a budget and the right to stop a release.',
    work: [
      'Run the program behind our attestations, with evidence that collects itself',
      'Answer the questionnaires of customers, and make the trust center answer them before they are sent',
      'Lead the exercises: a leaked key, a lost laptop, a region that is gone',
      'Look after the disclosure of weaknesses, ours and those we find in others',
    ],
    firstMonths:
      'In the first month you read everything and write down the five things that worry you. By the third two of them are gone. After half a year the audit is a Tuesday.',
    bring: [
      'Experience on both sides of an audit',
      'Enough engineering to tell a control from a document',
      'The habit of writing for the people who have to follow it',
      'Firmness, and good humor with it',
    ],
  }),
];
