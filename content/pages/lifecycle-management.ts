import { card, demo, mist, page, paper, question } from '../compose.ts';
import { button, keyed, link, p, picture, seo, text } from '../write.ts';

/** The part of the platform that gives an identity an owner and an end. */
export const lifecycleManagement = page(
  'lifecycle-management',
  '/platform/lifecycle-management',
  'Lifecycle management',
  [
    {
      _type: 'hero',
      eyebrow: 'Lifecycle management',
      title: 'A beginning, an owner, and a last day',
      text: 'People join and leave by a process that everybody knows. Cardea gives machine identities the same: a purpose when they are made, a person while they live, and an end that nothing notices.',
      layout: 'center',
      buttons: keyed([
        button('Book a demo', link('page-book-demo'), 'cta'),
        button('Retire one by hand first', link('post-retiring-service-accounts'), 'ghost'),
      ]),
      picture: picture('feature-lifecycle.webp'),
      ...paper,
    },
    {
      _type: 'principles',
      title: 'Five stations, none of them optional',
      subtitle: 'What is known at each, and what it takes to move on.',
      cards: [
        '<strong>Made.</strong> By a request with four fields: what it is for, who answers for it, what it may do, until when. Your pipeline creates it. Nobody needs the right to create identities by hand.',
        '<strong>Owned.</strong> A person and a deputy, confirmed by themselves. When one of them leaves, the identity knows on the same day and asks for another.',
        '<strong>Reviewed.</strong> Not once a year for all of them: each when something about it has changed, and with the calls of the last quarter beside the question.',
        '<strong>Narrowed.</strong> Rights that were never used are proposed for removal, as a change that a colleague can read in a minute.',
        '<strong>Ended.</strong> In three steps with time between them: rights away, credential off, account deleted. Each can be taken back until the last.',
      ],
      ...mist,
    },
    {
      _type: 'feature',
      eyebrow: 'Ownership',
      title: 'An owner is proposed from evidence, and asked',
      text: text(
        p(
          'For most old accounts the creator has left, and the name in the description is that of a team that has been dissolved twice. The traces are still there: the repository that deploys it, the code owners of that repository, the people who are paged when it fails.',
        ),
        p(
          'Cardea weighs them and asks the likeliest person one question. **Only a yes makes an owner.** A no is worth keeping too, since it is evidence for the next.',
        ),
      ),
      checks: [
        'Every trace with its source and its date',
        'Reminders that stop at the manager, not at silence',
        'A deputy, so that holidays are not a gap',
      ],
      picture: picture('screen-ownership.webp'),
      pictureSide: 'left',
      ...paper,
    },
    {
      _type: 'icon-grid',
      eyebrow: 'Events that matter',
      title: 'What moves an identity along',
      text: 'A lifecycle is only as good as its occasions. These are read from the systems that know them.',
      columns: 2,
      cards: keyed([
        card(
          'people',
          'A person changes teams or leaves',
          'What they own is listed on that day, with a successor proposed for each, before the account is closed.',
        ),
        card(
          'code',
          'A repository is archived',
          'The identities that only it used have lost their work. They are put to rest with it.',
        ),
        card(
          'cloud',
          'A contract with a vendor ends',
          'Grants, tokens and firewall rules that were made for it are gathered in one list, ready to be closed.',
        ),
        card(
          'timer',
          'A date arrives',
          'An exception expires, a certificate nears its end, a trial is over. The owner hears of it a fortnight earlier, once.',
        ),
      ]),
      ...mist,
    },
    {
      _type: 'faq',
      eyebrow: 'Details',
      title: 'Before you hand it the keys',
      items: keyed([
        question(
          'Who creates and deletes the accounts?',
          'Your own pipeline, with its own rights. Cardea writes the change; your reviews decide, and your tools apply it. If you want it to act by itself for some kinds of identity, you give it a role for exactly those.',
        ),
        question(
          'What happens to identities that nobody claims?',
          'They get a date, announced where the people on call will see it. On that date one right is taken away in the middle of a working day, while someone watches. What does not complain goes on to the next step.',
        ),
        question(
          'Can an ended identity come back?',
          'Until it is deleted, yes, with one action. What it had is kept beside it: roles, groups, the policies that named it. After deletion there is a record, and a recipe to make it anew.',
        ),
        question(
          'How do you treat accounts that must never end?',
          'As exceptions with a reason, an owner and a date on which somebody looks again. Break-glass accounts also have a date of their last test. An exception without one is shown as overdue.',
        ),
      ]),
      ...paper,
    },
    demo('Pick an account that nobody dares to touch', 'We will find out together what it holds up.'),
  ],
  seo(
    'Lifecycle management for machine identities',
    'Requests with a purpose, owners proposed from evidence, reviews when something changes, and retirement in steps that can be taken back.',
    ['identity lifecycle', 'ownership', 'decommissioning', 'service accounts'],
  ),
);
