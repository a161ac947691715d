import { card, demo, mist, page, paper, question } from '../compose.ts';
import { button, keyed, link, p, picture, seo, text, to } from '../write.ts';

/** A use case: the people behind machines. */
export const workforceAttribution = page(
  'workforce-attribution',
  '/use-cases/workforce-attribution',
  'Workforce attribution',
  [
    {
      _type: 'hero',
      eyebrow: 'Use case',
      title: 'Behind every machine stands somebody',
      text: 'Who made it, who needs it, who is called when it fails, and for whom did it act just now? Four people, often. Cardea knows each of them by name.',
      layout: 'split',
      buttons: keyed([button('Book a demo', link('page-book-demo'), 'cta')]),
      picture: picture('cover-non-human-identity.webp'),
      ...mist,
    },
    {
      _type: 'challenge',
      eyebrow: 'The challenge',
      title: 'The log says Anna. Anna was asleep.',
      firstColumn: text(
        p(
          'Scripts run on personal tokens. Assistants act with a colleague’s session. A shared account is used by six people and a cron job. In the log all of this looks like a person at work, and the person is asked about things that they have never done.',
        ),
      ),
      secondColumn: text(
        p(
          'The other half is as bad: accounts with no person at all. When one of them does something odd, the question “whose is this?” goes around the company for two days. **An attacker needs less.**',
        ),
      ),
      ...paper,
    },
    {
      _type: 'feature',
      eyebrow: 'Delegation',
      title: 'One call, two names',
      text: text(
        p(
          'Where an agent or a service acts for a person, the token can say so: `sub` is the person, `act` is the one who acts. Cardea reads such chains where they exist, and reconstructs them from client, place and rhythm where they do not.',
        ),
        p(
          'Each line then has the whole sentence: this person, through this agent, with this tool, on this record.',
        ),
      ),
      checks: [
        'Person and program on one token told apart',
        'Chains through several services kept together',
        'Confidence shown, and the person asked when it is low',
      ],
      picture: picture('screen-attribution.webp'),
      pictureSide: 'right',
      ...mist,
    },
    {
      _type: 'icon-grid',
      eyebrow: 'Four people',
      title: 'Owner is not one word',
      columns: 2,
      cards: keyed([
        card(
          'sparkle',
          'Who made it',
          'From the audit log of the system in which it was born. Useful for questions, and no claim to duty.',
        ),
        card(
          'users',
          'Who answers for it',
          'Confirmed by themselves, with a deputy. The only one of the four who may decide its end.',
        ),
        card(
          'bell',
          'Who is called',
          'The rota of the service that fails without it. They are told before anything is switched off.',
        ),
        card(
          'fingerprint',
          'For whom it acts',
          'Different at each call. Kept with the call, because a list of rights cannot say it.',
        ),
      ]),
      ...paper,
    },
    {
      _type: 'faq',
      title: 'With care for the people',
      items: keyed([
        question(
          'Is this a way to watch employees?',
          'It is about machines that carry people’s names. We keep what is needed to tell the two apart, and no record of what a person does by hand. Works councils get a page that lists every field and its purpose.',
        ),
        question(
          'What happens when somebody leaves?',
          'Everything that hangs on them is listed on the day their leaving becomes known: identities they own, tokens that scripts have taken over, grants they gave. Each has a proposed successor or a proposed end.',
        ),
        question(
          'How do you split a token that two share?',
          'By three things that travel together: source, client and rhythm. The split is shown as what it is, an inference, until each has an identity of its own.',
        ),
      ]),
      ...mist,
    },
    {
      _type: 'blog-list',
      eyebrow: 'Read on',
      title: 'Names, and why they matter',
      source: 'picked',
      posts: keyed([
        to('post-agents-need-names'),
        to('post-finding-the-agents-you-have'),
        to('post-oauth-grants-outlive-people'),
      ]),
      limit: 3,
      ...paper,
    },
    demo('Choose an account without a face', 'We will tell you who stands behind it, and why we think so.'),
  ],
  seo(
    'Workforce attribution for machine identities',
    'Who made it, who answers for it, who is called, and for whom it acts: the people behind service accounts, tokens and agents.',
    ['workforce attribution', 'ownership', 'delegation', 'shared accounts'],
  ),
);
