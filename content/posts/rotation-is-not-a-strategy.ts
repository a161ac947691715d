import { callout, type Document, h2, list, p, picture, quote, seo, slug, steps, text, to } from '../write.ts';

/** What rotation does, what it does not, and what to do first. */
export const rotationIsNotAStrategy: Document = {
  _id: 'post-rotation-is-not-a-strategy',
  _type: 'post',
  title: 'Rotation is not a strategy',
  slug: slug('rotation-is-not-a-strategy'),
  excerpt:
    'Changing a secret every ninety days feels like safety. Here is what it does, what it does not, and what to do with the time instead.',
  image: picture('cover-rotation.webp'),
  category: to('category-practice'),
  author: to('author-okafor'),
  publishedAt: '2026-09-30T08:00:00Z',
  body: text(
    p(
      'Every audit has a line about rotation, and every team has a calendar entry that nobody wants. Secrets are to be changed every ninety days. Some are. The others have a reason.',
    ),
    p(
      'I have written several of the tools that do this, so I may say it: rotation is useful, and it is not what keeps you safe.',
    ),
    h2('What rotation does'),
    p(
      'It bounds the time for which a leaked secret works. If a key is copied on day one and tried on day ninety-one, rotation has won. That is a real case. It is the case of the backup tape and the laptop in the cupboard.',
    ),
    p(
      'It does a second thing that is seldom named: it is practice. A team that has changed a credential this month can change it tonight. That alone is a reason to keep the machinery working, whatever the interval.',
    ),
    h2('What it does not'),
    p(
      'Keys that leak into public places are found by programs that look for nothing else. They do not wait for the end of the quarter. Against those, a ninety-day rhythm is the same as none.',
    ),
    picture('figure-rotation.webp'),
    p(
      'The picture flatters the calendar. It assumes that the old key stops working on the day on which the new one arrives, and in practice the two overlap for as long as somebody is afraid.',
    ),
    list(
      'It does not make a key less powerful. The new one has every right of the old one.',
      'It does not find the copies. It breaks them, which is how you learn of them.',
      'It does not tell you whether anybody used the old one. That takes a log and a question.',
      'It does not apply to the keys that are not in the vault, and those are the ones to worry about.',
    ),
    callout(
      'The cost that is seldom counted',
      'Each rotation of a shared secret is a small outage that has to be planned. Teams answer by sharing fewer new secrets and more old ones.',
    ),
    h2('The same lesson, learned once already'),
    p(
      'We used to make people change their passwords on a schedule. They answered with a number at the end. The guidance of NIST, in SP 800-63B, has since turned around: change a password when there is evidence that it is compromised, and not because a month has ended.',
    ),
    p(
      'Machines do not add a number at the end. They do something with the same effect: they keep the old key valid beside the new one, because some consumer was not ready. Look for accounts with two active keys. Both are usually in use, and the older one is usually the answer to “what would stop?”.',
    ),
    h2('What to do first'),
    steps(
      '**Give it an owner.** A secret with an owner is changed when it must be. One without is changed by a calendar.',
      '**Take rights away.** Compare what the identity may do with what it has done. The difference is free to remove.',
      '**Separate the users.** One identity for each workload. Then a rotation concerns one thing, and a log line means one thing.',
      '**Shorten the life.** A token that lives for an hour has been replaced twenty-four times by tomorrow, and nobody had to plan it.',
    ),
    p('After these four, rotation has become either automatic or unnecessary. Before them it is a ritual.'),
    h2('When you do rotate'),
    p('Do it in four moves, with a look at the log between them.'),
    steps(
      'Issue the new credential beside the old one.',
      'Move the consumers, one at a time, and watch the old one become quiet.',
      'Disable the old one. Do not delete it yet. A call that fails now has told you where it lives.',
      'Delete it after a full business cycle, and write down the date.',
    ),
    p(
      'After a leak the order is reversed: disable first, then find out. That is bearable only if you already know who consumes the key, which is why [the list](page-visibility) comes before the calendar.',
    ),
    quote('If changing a key is frightening, the key is not the problem. Not knowing what it holds up is.'),
    h2('And the audit?'),
    p(
      'Auditors are reasonable people with a list. A control that says “credentials live for an hour at most, and here are the exceptions with their owners, reasons and end dates” answers the question that the ninety days were meant to answer. It takes an inventory to be able to say it.',
    ),
  ),
  seo: seo(
    'Rotation is not a strategy',
    'What changing secrets every ninety days does, what it does not, and what to do first.',
    ['secret rotation', 'key rotation', 'credential lifetime', 'secret sprawl'],
  ),
};
