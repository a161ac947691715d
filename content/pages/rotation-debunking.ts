import { deep, demo, mist, page, paper, question } from '../compose.ts';
import { button, callout, h3, keyed, link, list, p, picture, quote, seo, steps, text, to } from '../write.ts';

/** An editorial page: what is said about rotation, and what is true. */
export const rotationDebunking = page(
  'rotation-debunking',
  '/rotation-debunking',
  'Rotation, debunked',
  [
    {
      _type: 'hero',
      eyebrow: 'Rotation, debunked',
      title: 'Ninety days is a very long time to be wrong',
      text: 'Changing secrets on a calendar is the best known advice in this trade, and the least examined. Six things that are said about it, and what we found when we looked.',
      layout: 'center',
      ...deep,
      spacing: 'large',
    },
    {
      _type: 'prose',
      title: 'The arithmetic of a calendar',
      text: text(
        p(
          'Suppose that a key is renewed every ninety days and leaks on day twelve. Programs that search public places for keys try what they find within minutes. The calendar comes to help on day ninety.',
        ),
        picture('figure-rotation.webp'),
        p(
          'Renew three times as often and the window becomes a third. That is progress of a kind. But the harm is done in the first hour, and no calendar that people have to follow reaches down to an hour. At that point it stops being rotation and becomes something better: a credential that is made for the work and ends with it.',
        ),
        quote('Rotation limits how long you are wrong. It does not make you right.'),
      ),
      ...paper,
    },
    {
      _type: 'principles',
      title: 'Six things that are said',
      subtitle: 'Each is true somewhere. The trouble is where it is repeated.',
      cards: [
        '<strong>“A new secret is a safe secret.”</strong> It has the same rights as the old one, stands in the same places, and is read by the same programs. What leaked once leaks again by the same way.',
        '<strong>“Rotation limits the damage.”</strong> It limits the time. The damage depends on what the key opens, and that does not rotate.',
        '<strong>“We rotate everything.”</strong> Everything in the vault. The copies in images, logs and laptops are not rotated. They break, or they turn out to have been another key.',
        '<strong>“The auditor wants it.”</strong> The auditor wants a control for credentials that outlive their use. An hour is a better answer than ninety days, and easier to show.',
        '<strong>“It is automatic.”</strong> The new key is. Whether every consumer has taken it is another question, and the reason why the old one stays valid “for a while”.',
        '<strong>“More often is better.”</strong> Each change of a shared secret is a small outage that somebody plans. People avoid it by sharing older secrets, with more consumers.',
      ],
      ...mist,
    },
    {
      _type: 'challenge',
      eyebrow: 'To be fair',
      title: 'When rotation is right',
      firstColumn: text(
        h3('Do rotate'),
        list(
          'when there is a reason: a leak, a leaver, a vendor’s incident,',
          'where nothing shorter is possible, such as root keys and old databases,',
          'and as an exercise, so that you can do it on the night when you must.',
        ),
      ),
      secondColumn: text(
        h3('Do not bother'),
        list(
          'where the workload could prove what it is instead,',
          'where nobody knows the consumers: find them first,',
          'and where the key should not exist. Changing what ought to be ended is a way of keeping it.',
        ),
      ),
      ...paper,
    },
    {
      _type: 'feature',
      eyebrow: 'Instead',
      title: 'Four things to do with the time',
      text: text(
        steps(
          '**Give each secret an owner.** One with an owner is changed when it must be.',
          '**Take rights away** that were never used. It costs a review, and it shrinks every future leak.',
          '**Separate the consumers.** One identity for each, so that ending one concerns one.',
          '**Shorten the life** until there is nothing left to rotate.',
        ),
        callout(
          'In this order',
          'Shortening the life of a shared, overpowered secret without an owner gives you outages at shorter intervals.',
          true,
        ),
      ),
      picture: picture('screen-lifetimes.webp'),
      pictureSide: 'right',
      button: button('Read the long version', link('post-rotation-is-not-a-strategy'), 'primary'),
      ...mist,
    },
    {
      _type: 'faq',
      eyebrow: 'Objections',
      title: 'But surely …',
      items: keyed([
        question(
          'Is there any guidance that supports this?',
          'For passwords of people, NIST SP 800-63B has long said that they should be changed on evidence of compromise and not on a calendar. For machines the same reasoning holds with more force, since they can be given something that lives for an hour.',
        ),
        question(
          'A standard that we must meet names a number of days.',
          'Then meet it, and read it closely: many such texts speak of keys that are in use beyond a period, or allow a control of equal effect. A list of all long-lived credentials, with owners, reasons and end dates, is usually accepted gladly, because few can show one.',
        ),
        question(
          'What does Cardea do about rotation?',
          'It tells you which credentials are worth it, who consumes each, and when the old one has fallen silent. The change itself is made by your vault or your pipeline. They are good at it.',
        ),
      ]),
      ...paper,
    },
    {
      _type: 'blog-list',
      eyebrow: 'Go deeper',
      title: 'What to read instead of a calendar',
      source: 'picked',
      posts: keyed([
        to('post-workload-identity-claim-by-claim'),
        to('post-tokens-that-cannot-be-stolen'),
        to('post-first-hour-after-a-leak'),
      ]),
      limit: 3,
      ...mist,
    },
    demo('Bring your rotation calendar', 'We go through it together. You leave with a shorter one.'),
  ],
  seo(
    'Rotation, debunked',
    'Six things that are said about rotating secrets, the arithmetic of a calendar, when rotation is right, and four things to do with the time.',
    ['secret rotation', 'key rotation', 'credential lifetime', 'NIST 800-63B'],
  ),
);
