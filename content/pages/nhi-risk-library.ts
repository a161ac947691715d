import { card, demo, mist, page, paper } from '../compose.ts';
import { button, keyed, link, seo } from '../write.ts';

/** All known risks, to be searched, and how to read them. */
export const nhiRiskLibrary = page(
  'nhi-risk-library',
  '/nhi-risk-library',
  'NHI risk library',
  [
    {
      _type: 'hero',
      eyebrow: 'NHI risk library',
      title: 'What goes wrong with machine identities',
      text: 'Each risk with what happens, how to find it with what you have, and what ends it. Written down so that you can argue with it.',
      layout: 'center',
      ...paper,
      spacing: 'small',
    },
    {
      _type: 'risk-library',
      eyebrow: 'The library',
      title: 'Known risks, and what ends them',
      text: 'Search for a word, or narrow the list down to what you run.',
      ...mist,
    },
    {
      _type: 'icon-grid',
      eyebrow: 'How to read it',
      title: 'A severity is an opinion. Here is ours',
      text: 'It says what a risk costs where it is met, before anything is done about it. Your estate may disagree.',
      columns: 4,
      cards: keyed([
        card(
          'alert',
          'Critical',
          'One step from the outside to everything, or to being anybody. End it this week.',
        ),
        card('zap', 'High', 'One more step is needed, and it is a usual one. Plan it this month.'),
        card('clock', 'Medium', 'It makes an incident likelier or longer. Do it with the next change there.'),
        card('eye', 'Low', 'It harms nobody by itself, and makes every other risk harder to see.'),
      ]),
      ...paper,
    },
    {
      _type: 'cta-banner',
      title: 'Is one missing?',
      text: 'Tell us what you have met, without names. We write it up, and you read it first.',
      buttons: keyed([
        button('Write to us', link('page-contact-us'), 'primary'),
        button('What is a non-human identity?', link('post-non-human-identity'), 'ghost'),
      ]),
      ...mist,
    },
    demo(
      'Which of these do you have?',
      'One account, read-only. After a day we can say, with evidence for each.',
    ),
  ],
  seo(
    'NHI risk library',
    'Known risks of service accounts, keys, tokens, OAuth apps, pipelines and agents: what happens, how to find each, and what ends it.',
    ['NHI risks', 'machine identity risks', 'detection', 'remediation'],
  ),
);
