import { card, deep, mist, page, paper, question } from '../compose.ts';
import { slides } from '../slides.ts';
import { address, button, h3, keyed, link, list, p, picture, seo, text } from '../write.ts';

/** News, facts and material for those who write about the company. */
export const press = page(
  'press',
  '/press',
  'Press',
  [
    {
      _type: 'hero',
      eyebrow: 'Press',
      title: 'For those who write about it',
      text: 'Facts that can be checked, people who can be quoted, pictures that can be used. Deadlines are understood here: an answer comes within three hours on a working day.',
      layout: 'split',
      buttons: keyed([button('Write to the press desk', address('mailto:press@cardea.example'), 'primary')]),
      picture: picture('slide-1.webp'),
      ...paper,
    },
    {
      _type: 'prose',
      title: 'News',
      text: text(
        h3('Trust policies in plain words'),
        p(
          '*12 November 2026.* Cardea now reads the federation policies of clouds and code hosts and says in a sentence each whom they let in. The first users found policies that accepted more than their owners had meant, and narrowed them on the same day.',
        ),
        h3('Second office, in Stockholm'),
        p(
          '*3 September 2026.* The research team moves into rooms above a former locksmith’s. The sign stays on the door.',
        ),
        h3('The key lockdown tool becomes open source'),
        p(
          '*18 June 2026.* The program with which Cardea’s engineers find and end long-lived cloud keys is free to use, to read and to change. It needs no account and sends nothing home.',
        ),
        h3('Attested for the second year'),
        p(
          '*6 May 2026.* Independent auditors have examined Cardea’s controls over twelve months, and the management of information security under ISO 27001. What they looked at stands in the [trust center](page-trust-center).',
        ),
      ),
      ...mist,
    },
    {
      _type: 'prose',
      title: 'Written elsewhere',
      text: text(
        list(
          '**The keys that nobody counts.** The Harbor Review, October 2026. A reporter follows one service account through a port authority, with our researcher as a guide.',
          '**“We were afraid of our own accounts.”** Platform Monthly, August 2026. Three operations teams on retiring what they had inherited.',
          '**Agents need names.** Nordic Systems Podcast, episode 88, July 2026. Mara Lindqvist on delegation and sleeping colleagues.',
          '**Five small companies with one idea.** The Ledger of Engineering, March 2026. One of them is us.',
        ),
      ),
      ...paper,
    },
    {
      _type: 'icon-grid',
      eyebrow: 'In short',
      title: 'Facts that may be quoted',
      columns: 4,
      cards: keyed([
        card('building', 'Founded', 'In Lisbon, by three people who had been on call together.'),
        card('map', 'Where', 'Lisbon and Stockholm, and at desks across Europe.'),
        card(
          'key',
          'What',
          'A platform that secures non-human identities: service accounts, keys, tokens, workloads, agents.',
        ),
        card(
          'book',
          'The name',
          'Cardea, Roman goddess of the door hinge. Say it with the stress on the first syllable.',
        ),
      ]),
      ...mist,
    },
    {
      _type: 'challenge',
      eyebrow: 'To copy',
      title: 'About Cardea, in two lengths',
      firstColumn: text(
        p(
          '**Short.** Cardea secures non-human identities: it finds the service accounts, keys, tokens and agents in an organization, gives each an owner, and ends the ones that nobody needs.',
        ),
      ),
      secondColumn: text(
        p(
          '**Long.** Machines outnumber people in every modern organization, and each of them logs in somewhere. Cardea keeps one current list of these identities, knows what each can reach and who answers for it, notices when one is misused, and helps teams to end them without an outage. The company works from Lisbon and Stockholm and publishes what it learns.',
        ),
      ),
      ...paper,
    },
    {
      _type: 'marquee',
      title: 'Pictures for use, with the credit “Cardea”',
      pictures: slides,
      background: 'paper',
      spacing: 'small',
    },
    {
      _type: 'faq',
      title: 'Before you publish',
      items: keyed([
        question(
          'May we use the name and the mark?',
          'In reports about us, yes. Please leave the mark in one color, keep a space of its own height around it, and do not set the name in capitals.',
        ),
        question(
          'Do you comment on incidents at other companies?',
          'On how such things happen and how they are noticed, gladly. On who did what at a company that is still cleaning up, never.',
        ),
        question(
          'Can we speak to a customer?',
          'If one of them wishes to. We ask, and we do not name those who have not agreed, not even off the record.',
        ),
      ]),
      ...mist,
    },
    {
      _type: 'cta-banner',
      title: 'Somebody is at the press desk',
      text: 'Say what you are writing, for whom and until when.',
      buttons: keyed([
        button('press@cardea.example', address('mailto:press@cardea.example'), 'cta'),
        button('Who we are', link('page-about-us'), 'ghost'),
      ]),
      ...deep,
    },
  ],
  seo(
    'Press',
    'News, facts that may be quoted, texts to copy and pictures to use, and a press desk that answers within three hours.',
    ['press', 'media kit', 'Cardea'],
  ),
);
