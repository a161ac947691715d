import type { Document } from '../write.ts';
import { opening } from './opening.ts';

/** The open positions of those who build and run it. */
export const engineering: Document[] = [
  opening({
    name: 'senior-backend-engineer',
    title: 'Senior Backend Engineer, Collectors',
    location: 'Lisbon or remote in Europe',
    type: 'Full-time',
    department: 'Engineering',
    since: '2026-11-02T08:00:00Z',
    summary:
      'You build the part that reads other people’s systems without disturbing them: patient, exact, and easy to take away again.',
    about:
      'A collector has an odd job. It asks a foreign system for everything it knows about its identities, at a pace that nobody notices, with the smallest right that works, and it must be able to say afterwards where each fact came from. Interfaces lie, paginate twice and change on Fridays. You make that boring.',
    team: 'The collectors team is four people who share one rule: a foreign system must not be able to tell that we were there, except in its audit log, where it must be able to tell exactly. They own some forty connectors and the test doubles behind them.',
    work: [
      'Write collectors for clouds, directories, vaults and code hosts that need no right to write',
      'Join what they find into one graph, and be able to say why two records are one identity',
      'Keep a test double of each foreign system, and find out within a day when the real one has changed',
      'Share the on-call week with three others; what wakes you is fixed before what is new',
    ],
    firstMonths:
      'In the first month you take over one collector and make it better in a way that a customer notices. By the third you have written one from nothing, together with a second person. After half a year you decide how the next ones are built.',
    bring: [
      'Years with a typed language, and a database that was too large for its design',
      'A liking for audit logs, or a willingness to acquire one',
      'Experience with interfaces that you could not change',
      'Clear written English',
    ],
  }),
  opening({
    name: 'staff-engineer-identity-graph',
    title: 'Staff Engineer, Identity Graph',
    location: 'Stockholm or remote in Europe',
    type: 'Full-time',
    department: 'Engineering',
    since: '2026-11-16T08:00:00Z',
    summary:
      'You look after the graph that everything else asks: how identities are joined, how their reach is computed, and how it is remembered.',
    about:
      'At the center of the product stands one question: from this credential, what can be reached? It sounds like a walk through a graph. In truth it is the evaluation of several policy languages, each with its own opinion about what “deny” means, over data that is an hour old in one place and a second old in another. You keep it correct first, fast second, and explainable always.',
    team: 'Three engineers work on the graph, with a standing seat for somebody from research. They keep a book of counterexamples: every wrong answer the graph has ever given, as a test. It has a few hundred pages, and new ones are celebrated with cake.',
    work: [
      'Own the model in which several clouds’ ideas of permission become one',
      'Make reach incremental, so that one changed policy does not recompute the world',
      'Keep the history of the graph, so that it can be asked about a past Tuesday',
      'Review designs across the company, and write down why we decided as we did',
    ],
    firstMonths:
      'In the first month you find a wrong answer and add it to the book. By the third you have designed one part anew and taken the others along. After half a year people come to you before they draw boxes.',
    bring: [
      'Experience with a system whose answers had to be right, and proofs or tests that showed it',
      'A deep knowledge of at least one permission model, including the pages nobody reads',
      'Databases from the inside: indexes, plans, and when to leave them',
      'The patience to explain the same thing in three ways',
    ],
  }),
  opening({
    name: 'frontend-engineer',
    title: 'Frontend Engineer, Evidence Views',
    location: 'Lisbon',
    type: 'Full-time',
    department: 'Engineering',
    since: '2026-11-09T08:00:00Z',
    summary:
      'You build the views in which somebody decides, at two in the morning, whether a key may be switched off.',
    about:
      'Most of our screens show a claim and the records that support it. They must stay quick with a hundred thousand rows, be readable by keyboard and by ear, and never show a number that cannot be opened. There are few components and many states. We think that this is the interesting kind of frontend work.',
    team: 'You join two frontend engineers and a designer. They ship behind no flags, in small steps, and watch one customer use each new view before it is called finished.',
    work: [
      'Build tables, timelines and graph views that remain calm when the data is not',
      'Keep every view usable with a keyboard and a screen reader, and prove it in tests',
      'Measure what people wait for, and take it away',
      'Draw states that nobody has drawn yet: partial data, old data, none',
    ],
    firstMonths:
      'In the first month you ship a small view from end to end. By the third you own one of the large ones. After half a year you have removed more code than you have added, or can say why not.',
    bring: [
      'Several years with TypeScript, and with HTML and CSS as languages of their own',
      'A product in your past in which correctness on the screen mattered',
      'Interest in how people read under pressure',
      'Care for the last ten percent',
    ],
  }),
  opening({
    name: 'site-reliability-engineer',
    title: 'Site Reliability Engineer',
    location: 'Remote in Europe',
    type: 'Full-time',
    department: 'Engineering',
    since: '2026-10-26T08:00:00Z',
    summary:
      'You run a service that holds maps of other people’s estates, and you run it as if one of them were yours.',
    about:
      'Our customers ask us hard questions about how we run things, and they are right to. Each of them has a region and a key of their own. Nothing of ours holds a credential for longer than an hour. You make sure that both sentences stay true while the load grows and the team sleeps.',
    team: 'Two engineers look after the platform today, and everybody takes a week of the pager in turn. Last quarter it rang four times outside of working hours. Each of the four has a page with what was changed.',
    work: [
      'Run the regions, and make adding one an ordinary afternoon',
      'Keep our own machine identities in the state that we recommend to others',
      'Practice recovery with real backups, on a date that is not announced',
      'Take alerts away: whatever does not lead to an action does not ring',
    ],
    firstMonths:
      'In the first month you restore a region from its backup and write down what surprised you. By the third you have halved one recurring toil. After half a year you could leave for a month, and nobody would notice before it was over.',
    bring: [
      'Years of running something that mattered to others',
      'Infrastructure as code as a habit, and the patience to review it',
      'Networks, certificates and clocks: the three things that it always is',
      'A calm voice in a bad hour',
    ],
  }),
  opening({
    name: 'engineering-intern',
    title: 'Engineering Intern, Connectors',
    location: 'Lisbon',
    type: 'Internship',
    department: 'Engineering',
    since: '2026-10-12T08:00:00Z',
    summary:
      'Six months, one connector of your own from the first request to the first customer, and somebody beside you who has time.',
    about:
      'You pick a system that we cannot read yet, learn how it keeps its identities, and write the connector that reads them. It is a complete piece of work: an unfamiliar interface, a data model, tests against a double, documentation, and a customer who uses it before you leave.',
    team: 'You sit with the collectors team. One of the four is your partner for the whole time and has a day each week kept free for you. You are paid as a junior engineer, because you will work as one.',
    work: [
      'Choose a system with us, and read its documentation more closely than its makers did',
      'Build a test double of it and then the connector',
      'Present what you learned about the system to the whole company',
      'Review the work of others; beginners see what we have stopped seeing',
    ],
    firstMonths:
      'The first six weeks are for reading and small changes. By the third month your connector lists its first identity. In the last you hand it over, with a page that says what you would do differently.',
    bring: [
      'Studies in computing or something near it, or a program that you wrote out of curiosity',
      'One typed language that you know beyond its tutorial',
      'The courage to ask on the first day and not on the fifth',
      'Six months, from any date in the year',
    ],
  }),
];
