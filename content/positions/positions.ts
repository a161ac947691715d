import { type Document, h2, list, p, seo, slug, text } from '../write.ts';

/** The open positions. */
export const positions: Document[] = [
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
    name: 'product-designer',
    title: 'Product Designer',
    location: 'Lisbon',
    type: 'Part-time',
    department: 'Product',
    since: '2026-10-06T08:00:00Z',
    summary: 'You draw what cannot be seen: who uses which key, for what, and what would happen without it.',
    about:
      'Our users look at a screen and decide whether to switch something off. Sometimes it is a Tuesday and there is time. Sometimes it is night and there is none. The same view has to serve both: dense enough to be trusted, calm enough to be read.',
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
];

interface Opening {
  name: string;
  title: string;
  location: string;
  type: string;
  department: string;
  since: string;
  summary: string;
  about: string;
  work: string[];
  firstMonths: string;
  bring: string[];
}

function opening({ name, since, about, work, firstMonths, bring, ...fields }: Opening): Document {
  return {
    _id: `position-${name}`,
    _type: 'position',
    ...fields,
    slug: slug(name),
    publishedAt: since,
    body: text(
      p(about),
      h2('What you will do'),
      list(...work),
      h2('The first half year'),
      p(firstMonths),
      h2('What you bring'),
      list(...bring),
      p(
        'If most of this fits and some of it does not, write to us. The list is a description and not a gate.',
      ),
      h2('How we hire'),
      p(
        'A talk of half an hour, a small piece of paid work on a real problem, and a day with the team. You have an answer within a week of the last step, with reasons.',
      ),
      p(
        'Write to [jobs@cardea.example](mailto:jobs@cardea.example) with two pages about something that you are proud of. No cover letter is needed. How we work stands [on this page](page-join).',
      ),
    ),
    seo: seo(fields.title, fields.summary, ['jobs', fields.department, fields.location]),
  };
}
