import type { Document } from '../write.ts';
import { opening } from './opening.ts';

/** The open positions of those who find out how credentials live. */
export const research: Document[] = [
  opening({
    name: 'security-researcher',
    title: 'Security Researcher, Machine Identities',
    location: 'Stockholm',
    type: 'Full-time',
    department: 'Research',
    since: '2026-10-20T08:00:00Z',
    summary:
      'You find out how credentials really live, leak and die, and turn it into something that our product can notice.',
    about:
      'Much of what is said about machine identities is repeated and not measured. You measure. You set traps, read disclosures, rebuild incidents in the lab, and ask what a log would have shown on the day before. What comes out is a detection, a paper, or the honest note that it did not work.',
    team: 'Research is three people and a lab. Mara, who leads it, ran incident response before. There is no quota of publications; there is a shelf of questions, and a meeting each Thursday in which one of them is taken down.',
    work: [
      'Study how tokens, keys and grants are used and misused, in a lab that you help to design',
      'Write detections that carry their own evidence, and retire those that cry wolf',
      'Review how our own product could be turned against its customers',
      'Publish what you learn, under your own name',
    ],
    firstMonths:
      'In the first month you reproduce one known incident from end to end and show which of our detections would have spoken, and when. By the third you have a question of your own. After half a year there is an answer that others can check.',
    bring: [
      'Experience with incidents, from either side',
      'Enough programming to test an idea by yourself',
      'A good knowledge of how one cloud decides who may do what',
      'The habit of being precise about what you do not know',
    ],
  }),
  opening({
    name: 'detection-engineer',
    title: 'Detection Engineer',
    location: 'Stockholm or remote in Europe',
    type: 'Full-time',
    department: 'Research',
    since: '2026-11-02T09:00:00Z',
    summary: 'You turn what research has found into alerts that are right often enough to be read.',
    about:
      'An alert costs somebody’s attention, at the worst time, and has to be worth it. You write detections for machine identities: what is usual for this one, what was different, how sure we are. You also retire those that no longer earn their keep, which is the harder half of the work.',
    team: 'Two people write detections; they sit between research and the customers. Each detection has an author, a date and a record of how often it was right. The record is public within the company, and so are the mistakes.',
    work: [
      'Write detections with their evidence, their blind spots and their cost',
      'Test them against recorded estates, and against people who try to get around them',
      'Answer, with the on-call person of a customer, the question “was this real?”',
      'Keep the catalog short',
    ],
    firstMonths:
      'In the first month you take over three detections and improve the worst. By the third you have brought one from an idea to customers. After half a year you have retired more than you expected to.',
    bring: [
      'Time in a security operations center or an incident team',
      'Statistics as a craft: base rates, seasons, and small numbers',
      'Enough programming to build what you need',
      'A dislike of dashboards that nobody acts on',
    ],
  }),
];
