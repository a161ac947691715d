import { demo, mist, page, paper, question } from '../compose.ts';
import { button, callout, keyed, link, list, p, picture, seo, text } from '../write.ts';

/** A use case: rights that fit the work. */
export const leastPrivilegeEnforcement = page(
  'least-privilege-enforcement',
  '/use-cases/least-privilege-enforcement',
  'Least privilege enforcement',
  [
    {
      _type: 'hero',
      eyebrow: 'Use case',
      title: 'Rights that fit the work, line by line',
      text: 'Everybody agrees with least privilege. It fails at the moment when somebody has to take a right away and cannot say what will break. Cardea can.',
      layout: 'center',
      buttons: keyed([button('Book a demo', link('page-book-demo'), 'cta')]),
      picture: picture('screen-policy-diff.webp'),
      ...mist,
    },
    {
      _type: 'challenge',
      eyebrow: 'Why rights only grow',
      title: 'Nobody was ever paged for leaving a right in place',
      firstColumn: text(
        p(
          'A role is written before the work is known. So it is written wide, with a star and a note to come back. When the work is known, the author is on the next project, and the star has become something that others may depend on.',
        ),
      ),
      secondColumn: text(
        p(
          'Taking away is work with a risk for one’s own Friday. Leaving it is a risk for somebody, some day. **The sum of these reasonable decisions is an estate in which most rights are never used.** They are kept, in good order, for an intruder.',
        ),
      ),
      ...paper,
    },
    {
      _type: 'principles',
      title: 'From a star to a list, without an outage',
      subtitle: 'The same five moves for a role, a database grant, an OAuth scope or the tools of an agent.',
      cards: [
        '<strong>Observe.</strong> Every call is recorded for as long as the longest cycle of its kind, down to the resource.',
        '<strong>Propose.</strong> The narrowest rule that covers what was seen, with the evidence for each line. Rare and important calls are asked about, because a fire drill leaves no trace in ninety days.',
        '<strong>Replay.</strong> The recorded calls are run against the new rule, and whatever would have been refused is shown by name.',
        '<strong>Review.</strong> It arrives as a change in your own repository, for the owner, with the sentence that it becomes.',
        '<strong>Watch.</strong> In the first days a refusal that was not foreseen is named as a missing line, and the old rule is one action away.',
      ],
      ...mist,
    },
    {
      _type: 'feature',
      eyebrow: 'What to remove first',
      title: 'A few rights carry most of the risk',
      text: text(
        p('If you can only do a little, take these away where they were never used:'),
        list(
          'rights that give rights: passing roles, editing policies, making keys,',
          'rights to read secrets and to decrypt,',
          'rights to delete logs and backups,',
          'and the right to act in another account.',
        ),
        callout(
          'Narrow scopes exist more often than they are asked for',
          'Many interfaces offer a scope for one folder, one repository, one mailbox. Applications ask for the wide one because it came first in the manual.',
        ),
      ),
      button: button('How reach is computed', link('page-posture-risk-management'), 'ghost'),
      ...paper,
    },
    {
      _type: 'faq',
      title: 'The usual worries',
      items: keyed([
        question(
          'What about calls that happen once a year?',
          'They are the reason for asking. Before a right is removed, its owner sees it in the list of rare ones, with the date of its last use. Where logs do not reach back far enough, the proposal says so and waits.',
        ),
        question(
          'Our policies are generated. Who edits them?',
          'The generator. Cardea writes its proposal in the form that your templates take, as parameters or as a module, so that the next run does not undo it.',
        ),
        question(
          'Does this work for agents?',
          'It does, with tools in place of calls. The list of tools that were used in a month is compared with the list that was granted, and pairs that are dangerous together are named.',
        ),
        question(
          'How far can it go by itself?',
          'As far as you allow. Many teams let it remove unused rights that give rights without asking, and everything else by review.',
        ),
      ]),
      ...mist,
    },
    demo(
      'Choose the role with the most stars',
      'We bring the narrower one, with the calls that justify each line.',
    ),
  ],
  seo(
    'Least privilege enforcement',
    'From a star to a list without an outage: observe, propose, replay, review, watch. Narrower roles as code, with the evidence for each line.',
    ['least privilege', 'right-sizing', 'permissions', 'policy as code'],
  ),
);
