import type { Document } from '../write.ts';
import { opening } from './opening.ts';

/** The open positions of those who work beside customers. */
export const customers: Document[] = [
  opening({
    name: 'solutions-engineer',
    title: 'Solutions Engineer',
    location: 'Remote in Europe',
    type: 'Full-time',
    department: 'Customers',
    since: '2026-09-15T08:00:00Z',
    summary:
      'You spend the first weeks with each customer: one account, one list, and the first identities that come to a good end.',
    about:
      'A customer’s first question is always about one particular key. You are the person who answers it with them, on their data, in their words. You are an engineer who likes company: you set up, look things up, and say when something is not as good as it should be, to them and to us.',
    team: 'The customers team is five, and each of them has been on call somewhere. They sell nothing. They are measured by how many identities have come to a good end, and how seldom the same question had to be asked twice.',
    work: [
      'Set up the first connectors with the customer’s own engineers',
      'Find three things worth fixing, and see them fixed',
      'Write down what was harder than it should be, and sit with the team that changes it',
      'Lead the half hour that we call a demo',
    ],
    firstMonths:
      'In the first month you follow two colleagues through two beginnings. By the third you lead one. After half a year there is a part of the set-up that no longer needs you, because you saw how to take it away.',
    bring: [
      'A past in operations or platform engineering',
      'Patience with other people’s clouds',
      'Enough programming to write a small connector in an afternoon',
      'The ability to say no kindly and with reasons',
    ],
  }),
  opening({
    name: 'support-engineer',
    title: 'Support Engineer',
    location: 'Lisbon or remote in Europe',
    type: 'Part-time',
    department: 'Customers',
    since: '2026-10-19T08:00:00Z',
    summary: 'You answer the hard questions in writing, and see to it that they need not be asked again.',
    about:
      'There is no first level here that sends you to a second. A question arrives, and the person who answers it can read logs, reproduce the case and, if it comes to that, send the change that mends it. Most questions are about what a finding means, and whether it is safe to act. Those answers matter.',
    team: 'Support belongs to the customers team, five people who were all engineers before and still are. Every other week you sit with the team whose part has caused the most questions, and they fix the first of them together with you.',
    work: [
      'Answer customers in writing, with evidence, within the working day',
      'Reproduce what is odd, and hand it over as a test that fails',
      'Turn each answer that is given twice into a page',
      'Tell us plainly what is hard to use',
    ],
    firstMonths:
      'In the first month you answer beside a colleague. By the third you have a part of the product that people ask you about. After half a year one kind of question no longer arrives, because of you.',
    bring: [
      'Experience with cloud permissions from the side of those who suffer from them',
      'Written English that calms people',
      'Curiosity that outlasts the ticket',
      'Three or four days a week',
    ],
  }),
];
