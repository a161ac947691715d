import { card, demo, mist, page, paper, point } from '../compose.ts';
import { button, keyed, link, p, picture, seo, text, to } from '../write.ts';

/** A use case: the end of leftovers. */
export const identityHygieneAutomation = page(
  'identity-hygiene-automation',
  '/use-cases/identity-hygiene-automation',
  'Identity hygiene automation',
  [
    {
      _type: 'hero',
      eyebrow: 'Use case',
      title: 'The end of leftovers, a few each day',
      text: 'Nobody has a week for a great clean-up, and it would not last. Cardea finds what has lost its work, asks the one person who can say so, and carries the answer out.',
      layout: 'split',
      buttons: keyed([
        button('Book a demo', link('page-book-demo'), 'cta'),
        button('Unused is not unneeded', link('post-unused-is-not-unneeded'), 'ghost'),
      ]),
      picture: picture('square-silence.webp'),
      ...paper,
    },
    {
      _type: 'icon-grid',
      eyebrow: 'Six kinds of leftovers',
      title: 'What gathers in the corners',
      columns: 3,
      cards: keyed([
        card(
          'clock',
          'Unused',
          'Silent for longer than the longest cycle of their kind, in a log that would have shown them.',
        ),
        card(
          'users',
          'Ownerless',
          'Their person has left, or their team was dissolved. Somebody is proposed.',
        ),
        card('timer', 'Overdue', 'Exceptions, trials and certificates past the date that was set for them.'),
        card('split', 'Doubled', 'Two valid keys on one account, because a rotation was never finished.'),
        card(
          'key',
          'Shared',
          'One credential that several workloads use. Each gets its own, the shared one an end.',
        ),
        card('globe', 'Left by a vendor', 'Grants and tokens of a product that you no longer pay for.'),
      ]),
      ...mist,
    },
    {
      _type: 'feature',
      eyebrow: 'Steady',
      title: 'Eighteen weeks, without a project',
      text: text(
        p(
          'Each owner receives a handful of questions a week, never more, in the place where they work. A question names the identity, the evidence and what will be done on which day. Most answers take a minute.',
        ),
        p('New leftovers are asked about in the week in which they appear. The curve stays down.'),
      ),
      checks: [
        'Questions by owner and by week, with a ceiling',
        'Disabled first, deleted after a full cycle',
        'One action to bring something back',
      ],
      picture: picture('screen-hygiene.webp'),
      pictureSide: 'right',
      ...paper,
    },
    {
      _type: 'principles',
      title: 'Automatic does not mean unasked',
      subtitle: 'Machines do the searching, writing and waiting. The deciding stays with people.',
      cards: [
        '<strong>A specific question.</strong> Not “do you still need this?”, which everyone answers with yes, but “no call since 4 March; disable it on Monday?”',
        '<strong>The evidence beside it.</strong> Which log was read, over which time, and with which gaps.',
        '<strong>A default that is safe.</strong> No answer moves the date and asks the deputy. It never deletes.',
        '<strong>A pause when it matters.</strong> Nothing is touched during a release freeze, or the week before the books are closed.',
      ],
      info: {
        title: 'How much of it runs by itself',
        text: 'You decide for each kind of identity and each step. Most teams move from left to right within a quarter.',
        iconsCards: keyed([
          point('eye', 'Only show', 'The list, with what would be asked. Nothing is sent.'),
          point('flow', 'Ask and write', 'Questions go out; changes arrive as pull requests.'),
          point('refresh', 'Ask and do', 'For the kinds that you name, the answer is carried out.'),
        ]),
      },
      ...mist,
    },
    {
      _type: 'blog-list',
      eyebrow: 'Read on',
      title: 'Ending things well',
      source: 'picked',
      posts: keyed([
        to('post-unused-is-not-unneeded'),
        to('post-retiring-service-accounts'),
        to('post-oauth-grants-outlive-people'),
      ]),
      limit: 3,
      ...paper,
    },
    demo(
      'How many of yours have lost their work?',
      'Count them with us in one account. The bottom of the list is the cheapest place to begin.',
    ),
  ],
  seo(
    'Identity hygiene automation',
    'Unused, ownerless, overdue, doubled and shared identities: found, asked about and ended a few each week, with evidence and a way back.',
    ['identity hygiene', 'unused identities', 'cleanup automation', 'orphaned accounts'],
  ),
);
