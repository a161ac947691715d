import { card, demo, mist, page, paper } from '../compose.ts';
import { button, h3, keyed, link, p, picture, quote, seo, text } from '../write.ts';

/** A use case: no key to both doors. */
export const segregationOfDuties = page(
  'segregation-of-duties',
  '/use-cases/segregation-of-duties',
  'Segregation of duties',
  [
    {
      _type: 'hero',
      eyebrow: 'Use case',
      title: 'No key to both doors',
      text: 'Who orders does not approve. Who writes the code does not release it. The rule is five hundred years old, and it was written for people. Machines have quietly become the exception.',
      layout: 'split',
      buttons: keyed([
        button('Book a demo', link('page-book-demo'), 'cta'),
        button('Pairs of tools to look for', link('post-read-the-tool-list-as-a-policy'), 'ghost'),
      ]),
      picture: picture('cover-vault.webp'),
      ...mist,
    },
    {
      _type: 'feature',
      eyebrow: 'The matrix',
      title: 'Duties that must not meet in one identity',
      text: text(
        p(
          'Auditors check people against such a matrix, once a year. `release-bot` is not a person and is on nobody’s list. It opens the change, approves it and deploys it, which makes three people’s work one program’s.',
        ),
      ),
      checks: [
        'Your own matrix, or ours to begin with',
        'Machines and people checked together',
        'Also in two steps: a key that can fetch the other key',
      ],
      picture: picture('screen-duties.webp'),
      pictureSide: 'right',
      ...paper,
    },
    {
      _type: 'prose',
      title: 'How the two keys end up in one hand',
      text: text(
        h3('By convenience'),
        p(
          'A bot needs to approve its own dependency updates. The right to approve is not limited to those, and next year it approves other things too.',
        ),
        h3('By the chain'),
        p(
          'The identity itself is clean. But it may read the path in the vault where the other key lies, or start a pipeline that holds it. A matrix that looks only at granted rights sees two identities. An intruder sees one.',
        ),
        h3('By the person behind it'),
        p(
          'Two machines, properly apart, owned by the same engineer, who can change both. Whether that is a conflict is for you to say. That it is so should be known.',
        ),
        quote('Two signatures are worth nothing if one pen can write both.'),
      ),
      ...mist,
    },
    {
      _type: 'icon-grid',
      eyebrow: 'Pairs to begin with',
      title: 'Six that are worth a rule of their own',
      columns: 3,
      cards: keyed([
        card(
          'code',
          'Write code, approve code',
          'A token that can open and approve a change can release what it likes.',
        ),
        card(
          'key',
          'Use a right, grant a right',
          'Whoever may edit their own policy has every right already.',
        ),
        card('database', 'Change data, delete logs', 'The second makes the first invisible.'),
        card('vault', 'Back up, delete backups', 'A ransom needs both. So keep them in two accounts.'),
        card(
          'building',
          'Create a payee, pay',
          'The classic, and the first one for which finance will thank you.',
        ),
        card(
          'robot',
          'Read mail, send mail',
          'For an agent: strangers’ words at one end, your name at the other.',
        ),
      ]),
      ...paper,
    },
    {
      _type: 'challenge',
      eyebrow: 'When it must be',
      title: 'Some conflicts are worth having, in daylight',
      firstColumn: text(
        p(
          'A small team cannot split everything. A disaster needs an account that can do too much. An exception is no failure of the rule, as long as somebody has decided it.',
        ),
      ),
      secondColumn: text(
        p(
          'In Cardea an exception has a reason, an owner, a last day, and a control that takes the place of the split: **a second person who is told of each use within the minute.** It is shown to the auditor together with the list of those uses.',
        ),
      ),
      ...mist,
    },
    demo(
      'Put your matrix over your machines',
      'Bring the one that your auditor uses. It takes half an hour to see who holds both keys.',
    ),
  ],
  seo(
    'Segregation of duties for machine identities',
    'The old rule applied to bots, pipelines and agents: duties that must not meet, also through chained rights, and exceptions in daylight.',
    ['segregation of duties', 'toxic combinations', 'audit', 'machine identity'],
  ),
);
