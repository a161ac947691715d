import { card, demo, mist, page, paper, question } from '../compose.ts';
import { button, keyed, link, p, seo, text } from '../write.ts';

/** The masterclass: short films, who teaches in them, and three ways through. */
export const masterclass = page(
  'masterclass',
  '/masterclass',
  'Masterclass',
  [
    {
      _type: 'hero',
      eyebrow: 'Masterclass',
      title: 'Nine ideas in under two minutes',
      text: 'Each episode is one drawing that moves, and explains one thing about non-human identities. They have no sound: what they say stands below the picture, and can be read as well.',
      layout: 'center',
      buttons: keyed([button('See the episodes', link('page-masterclass', 'episodes'), 'primary')]),
      ...paper,
    },
    {
      _type: 'episodes-list',
      eyebrow: 'The episodes',
      title: 'Watch them in any order',
      text: 'They build on each other a little. Whoever is new to the subject begins with the first.',
      source: 'all',
      anchor: 'episodes',
      ...mist,
    },
    {
      _type: 'icon-grid',
      eyebrow: 'Three ways through',
      title: 'Where to begin, and what to read next',
      columns: 3,
      cards: keyed([
        card(
          'compass',
          'New to the subject',
          'Episodes 1, 2 and 5: what the things are called, why they are left behind, and how their secrets spread.',
          'post-non-human-identity',
          'The plain guide',
        ),
        card(
          'workflow',
          'Building the platform',
          'Episodes 4, 6 and 7: away from keys that anybody can use, towards credentials that end by themselves.',
          'post-workload-identity-claim-by-claim',
          'Federation, claim by claim',
        ),
        card(
          'robot',
          'Letting agents in',
          'Episodes 3, 8 and 9: what an app may do when nobody is looking, and how an agent keeps its own name.',
          'post-agents-need-names',
          'Agents need names',
        ),
      ]),
      ...paper,
    },
    {
      _type: 'challenge',
      eyebrow: 'Who teaches',
      title: 'Five people who do this on working days',
      firstColumn: text(
        p(
          '**Mara Lindqvist** studies how machine credentials live and die. **Tomas Okafor** builds the collectors that read them, and has opinions about audit logs. **Halima Sørby** reads standards so that others need not.',
        ),
        p(
          '**Ines Aranda** turns what security teams do at night into something a query can do by day, and **Joris Vantree** has been woken by most of what these films show.',
        ),
      ),
      secondColumn: text(
        p(
          'None of them wanted to make videos. They wanted to stop drawing the same picture on the same whiteboard, and so each episode is one of those pictures, drawn once and properly.',
        ),
        p('They write longer, too: the [blog](page-blog) has the arguments behind every drawing.'),
      ),
      ...mist,
    },
    {
      _type: 'faq',
      title: 'About the episodes',
      items: keyed([
        question(
          'Why are they so short?',
          'Because each has one idea. An idea that needs an hour is usually several, and we would rather you remembered one.',
        ),
        question(
          'Is there no sound?',
          'No. The captions say everything, so the episodes work in an open office and with a screen reader: the transcript stands below each player.',
        ),
        question(
          'May we show them to our own people?',
          'Yes. Every episode has an address of its own, which opens the page with that episode. Put it into an onboarding guide or a ticket.',
        ),
        question(
          'Do we need an account, or your product?',
          'Neither. Two episodes show what Cardea also does; all nine are true without it.',
        ),
      ]),
      ...paper,
    },
    demo(
      'See it with your own identities',
      'A demo begins with a question about your estate, and ends with the answer or with what is missing to find it.',
    ),
  ],
  seo(
    'Masterclass: non-human identities in nine short films',
    'Service accounts, OAuth apps, API keys, secret sprawl, rotation, federation, least privilege and AI agents: one moving drawing each, with captions and transcripts.',
    ['masterclass', 'video', 'non-human identities', 'workload identity federation', 'secret sprawl'],
  ),
);
