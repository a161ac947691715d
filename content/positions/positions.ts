import { type Document, h2, list, p, slug, text } from '../write.ts';

interface Opening {
  name: string;
  title: string;
  location: string;
  type: string;
  department: string;
  summary: string;
  since: string;
  work: string[];
  bring: string[];
}

const opening = ({
  name,
  title,
  location,
  type,
  department,
  summary,
  since,
  work,
  bring,
}: Opening): Document => ({
  _id: `position-${name}`,
  _type: 'position',
  title,
  slug: slug(name),
  location,
  type,
  department,
  summary,
  publishedAt: since,
  body: text(
    h2('What you will do'),
    list(...work),
    h2('What you bring'),
    list(...bring),
    h2('How we hire'),
    p(
      'A talk of half an hour, a small piece of paid work on a real problem, and a day with the team. You have an answer within a week of the last step, with reasons.',
    ),
    p(
      'Write to [jobs@cardea.example](mailto:jobs@cardea.example) with two pages about something that you are proud of. No letter is needed.',
    ),
  ),
});

/** The open positions. */
export const positions: Document[] = [
  opening({
    name: 'senior-backend-engineer',
    title: 'Senior Backend Engineer, Collectors',
    location: 'Lisbon or remote in Europe',
    type: 'Full-time',
    department: 'Engineering',
    summary:
      'You build the part that reads other people’s systems without disturbing them: patient, exact, and easy to take away again.',
    since: '2026-11-02T08:00:00Z',
    work: [
      'Write collectors for clouds, vaults and code hosts that need no right to write',
      'Join what they find into one graph, and be able to say why',
      'Share the on-call week with three others',
    ],
    bring: [
      'Years with a typed language and a database that was too large',
      'A liking for audit logs, or a willingness to acquire one',
      'Clear written English',
    ],
  }),
  opening({
    name: 'security-researcher',
    title: 'Security Researcher, Machine Identities',
    location: 'Stockholm',
    type: 'Full-time',
    department: 'Research',
    summary:
      'You find out how credentials really live, leak and die, and turn it into something that our product can notice.',
    since: '2026-10-20T08:00:00Z',
    work: [
      'Study how tokens are used and misused, with data from volunteers',
      'Write detections that carry their own evidence',
      'Publish what you learn, under your own name',
    ],
    bring: [
      'Experience with incidents, from either side',
      'Enough programming to test an idea by yourself',
      'The habit of being precise about what you do not know',
    ],
  }),
  opening({
    name: 'product-designer',
    title: 'Product Designer',
    location: 'Lisbon',
    type: 'Part-time',
    department: 'Product',
    summary: 'You draw what cannot be seen: who uses which key, for what, and what would happen without it.',
    since: '2026-10-06T08:00:00Z',
    work: [
      'Design the views in which people decide under pressure',
      'Test them with people who are on call',
      'Keep the words as plain as the pictures',
    ],
    bring: [
      'A portfolio with dense, calm interfaces',
      'An eye for type and an ear for sentences',
      'Three or four days a week',
    ],
  }),
  opening({
    name: 'solutions-engineer',
    title: 'Solutions Engineer',
    location: 'Remote in Europe',
    type: 'Full-time',
    department: 'Customers',
    summary:
      'You spend the first weeks with each customer: one account, one list, and the first identities that come to a good end.',
    since: '2026-09-15T08:00:00Z',
    work: [
      'Set up the first connectors with the customer’s own engineers',
      'Find three things worth fixing and see them fixed',
      'Bring back to the team what was harder than it should be',
    ],
    bring: [
      'A past in operations or platform engineering',
      'Patience with other people’s clouds',
      'The ability to say no kindly and with reasons',
    ],
  }),
];
