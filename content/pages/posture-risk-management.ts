import { card, demo, mist, page, paper } from '../compose.ts';
import { button, keyed, link, list, p, picture, seo, text, to } from '../write.ts';

/** The part of the platform that says what could be reached, and how. */
export const postureRiskManagement = page(
  'posture-risk-management',
  '/platform/posture-risk-management',
  'Posture and risk management',
  [
    {
      _type: 'hero',
      eyebrow: 'Posture and risk',
      title: 'What does this key open, two steps further on?',
      text: 'Risk is not the number of findings. It is the distance between a credential that may leak and something that must not be lost. Cardea measures that distance, for every identity.',
      layout: 'split',
      buttons: keyed([
        button('Book a demo', link('page-book-demo'), 'cta'),
        button('How the list is made', link('page-visibility'), 'ghost'),
      ]),
      picture: picture('square-ways.webp'),
      ...mist,
    },
    {
      _type: 'feature',
      eyebrow: 'Reach',
      title: 'Follow the way, not the label',
      text: text(
        p(
          'A role called `cache-reader` may be allowed to assume a role called `ops-shared`, which may read the payroll. No single policy says so. Three of them do, in three systems, written by three people.',
        ),
        p(
          'Cardea evaluates them as the cloud would: roles that assume roles, groups within groups, trust between accounts, denials that win. What remains is a way, and **the one grant in it that is cheapest to remove.**',
        ),
      ),
      checks: [
        'Chained roles, nested groups, trust across clouds',
        'Conditions evaluated, not ignored',
        'Each step shown with the policy it comes from',
      ],
      picture: picture('screen-reach.webp'),
      pictureSide: 'right',
      ...paper,
    },
    {
      _type: 'feature',
      eyebrow: 'Granted and used',
      title: 'The gap is what an intruder gets for nothing',
      text: text(
        p(
          'A role says what an identity *may* do, a log says what it *does*. Put one over the other and most of the first turns out to be empty. Those rights serve nobody, except a guest.',
        ),
      ),
      checks: [
        'Action by action, resource by resource',
        'Ninety days of use, or the cycle you choose',
        'A narrower role as code, ready for review',
      ],
      picture: picture('screen-granted-used.webp'),
      pictureSide: 'left',
      button: button('Enforce least privilege', link('page-least-privilege-enforcement'), 'ghost'),
      ...mist,
    },
    {
      _type: 'icon-grid',
      eyebrow: 'The order of the list',
      title: 'Four questions, asked of each identity',
      text: 'There is no score out of a hundred. There are four answers, and you can sort by any of them.',
      columns: 4,
      cards: keyed([
        card(
          'key',
          'How easily is it lost?',
          'Lifetime, number of copies, who can read them, whether it is bound to a place or a key.',
        ),
        card(
          'target',
          'What does it reach?',
          'Data by its class, rights that give rights, the way out of the account.',
        ),
        card(
          'bell',
          'Would anybody notice?',
          'Whether its use is logged, how regular that use is, who would be told.',
        ),
        card(
          'users',
          'Can it be ended?',
          'A known owner, known consumers, and how long it took the last time.',
        ),
      ]),
      ...paper,
    },
    {
      _type: 'challenge',
      eyebrow: 'Ten or ten thousand',
      title: 'A list that is never finished is not a list',
      firstColumn: text(
        p(
          'Most posture tools are right ten thousand times. Each finding is true, each has a severity, and the sum of them is a reason to look away. After a month nobody opens the page except to export it.',
        ),
      ),
      secondColumn: text(
        p('So we group by cause and stop early:'),
        list(
          'findings that one change would close stand as one line,',
          'a way that has been cut takes everything behind it off the list,',
          'and what you decide to live with has a reason, a name and a date.',
        ),
        p('What is left fits into a week of work. Next week it is another one.'),
      ),
      ...mist,
    },
    {
      _type: 'blog-list',
      eyebrow: 'Read on',
      title: 'How to think about reach',
      source: 'picked',
      posts: keyed([
        to('post-what-a-vault-cannot-know'),
        to('post-secret-sprawl-has-a-shape'),
        to('post-non-human-identity'),
      ]),
      limit: 3,
      ...paper,
    },
    demo(
      'Find the shortest way to your payroll',
      'One account, read-only. We begin with the ways that end where it hurts.',
    ),
  ],
  seo(
    'Posture and risk for machine identities',
    'What each key can reach through chained roles and groups, which rights are never used, and the one grant that closes the way.',
    ['posture management', 'attack path', 'effective permissions', 'blast radius'],
  ),
);
