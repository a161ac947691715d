import { card, deep, mist, page, paper, point, question } from '../compose.ts';
import { address, button, callout, h3, keyed, link, list, p, picture, seo, text } from '../write.ts';

/** How the company protects what customers give it. */
export const trustCenter = page(
  'trust-center',
  '/trust-center',
  'Trust center',
  [
    {
      _type: 'hero',
      eyebrow: 'Trust center',
      title: 'We hold a map of your keys. Ask us anything.',
      text: 'A list of what everything opens is worth protecting even when it holds no secret. This page says what we have, where it is, who can see it, and how you can check.',
      layout: 'split',
      buttons: keyed([
        button('Ask for the reports', address('mailto:security@cardea.example?subject=Reports'), 'cta'),
        button('Report a weakness', link('page-trust-center', 'disclosure'), 'ghost'),
      ]),
      picture: picture('slide-8.webp'),
      ...deep,
    },
    {
      _type: 'icon-grid',
      eyebrow: 'Checked by others',
      title: 'Four ways to take it from somebody else',
      columns: 4,
      cards: keyed([
        card(
          'badge',
          'Service organization controls',
          'An independent report on security, availability and confidentiality, over twelve months.',
        ),
        card(
          'shield',
          'ISO 27001',
          'A certified system for managing information security, with everything we run in its scope.',
        ),
        card(
          'target',
          'Penetration tests',
          'Twice a year, by changing firms, with the source code in their hands. The letter is yours on request.',
        ),
        card(
          'search',
          'Your own test',
          'In an estate of your own, by appointment. We would rather hear it from you.',
        ),
      ]),
      ...paper,
    },
    {
      _type: 'principles',
      title: 'What we keep, and what we never have',
      subtitle: 'The safest data is the data that was not collected.',
      cards: [
        '<strong>Kept: the list.</strong> Names of identities, their rights, owners and times of use, with the record each fact came from.',
        '<strong>Kept: fingerprints.</strong> They are made in your network with a key of yours. Without that key nothing can be tried against them.',
        '<strong>Never here: contents.</strong> Neither the values of secrets, nor your files and tables, nor the text of your repositories.',
        '<strong>Never needed: a right to write.</strong> The inventory does without. Each connector lists its rights by name, and you can take them away one by one.',
      ],
      info: {
        title: 'Where and for how long',
        text: 'In a region that you choose and that stands in the contract, encrypted with a key that belongs to you alone.',
        iconsCards: keyed([
          point(
            'map',
            'One region',
            'Stored and processed there, backups included. Support looks in from the Union.',
          ),
          point('lock', 'A key for each customer', 'In hardware. Withdraw it, and what we have is noise.'),
          point(
            'timer',
            'Thirty days after the end',
            'Then everything is deleted, and you get a letter that says so.',
          ),
        ]),
      },
      ...mist,
    },
    {
      _type: 'feature',
      eyebrow: 'Our own house',
      title: 'We run Cardea on Cardea',
      text: text(
        p(
          'Our machines prove what they are; none of them holds a cloud key. People reach production through a request with a reason and an end, and a second person. Whoever looks at a customer’s data is seen by that customer, in their own log.',
        ),
      ),
      checks: [
        'No standing access to customer data',
        'Every identity with an owner, the oldest one shown',
        'Builds that can be traced from source to region',
        'Restores rehearsed on unannounced dates',
      ],
      picture: picture('feature-inventory.webp'),
      pictureSide: 'right',
      ...paper,
    },
    {
      _type: 'prose',
      anchor: 'disclosure',
      title: 'If you find a weakness',
      text: text(
        p(
          'Write to [security@cardea.example](mailto:security@cardea.example). You get an answer from an engineer within a working day and a first judgement within three.',
        ),
        h3('What we promise'),
        list(
          'No lawyers, as long as you act in good faith, take no more than you need to show it, and leave the data of others alone.',
          'A date by which it is mended, and a word if the date moves.',
          'Your name in the thanks, if you want it there.',
        ),
        h3('What we ask'),
        list(
          'Time to mend it before you publish: ninety days, or less by agreement.',
          'No tests that slow the service down, and none by deceiving people.',
        ),
        callout(
          'Please send no secrets',
          'If one is part of the story, say where it stands. That is enough, and safer for both of us.',
        ),
      ),
      ...mist,
    },
    {
      _type: 'faq',
      eyebrow: 'Questionnaires',
      title: 'Asked in nearly every review',
      items: keyed([
        question(
          'Who are your subprocessors?',
          'A cloud provider in the region you choose, a provider of mail, and one for the tickets of support. The list with names is part of the contract, and you hear of a change thirty days before it takes effect.',
        ),
        question(
          'How soon would you tell us of an incident?',
          'When your data may be concerned: within twenty-four hours of our knowing, by telephone and in writing, with what we know and what we do not. Updates follow at times that we name.',
        ),
        question(
          'What if Cardea is unavailable?',
          'Nothing of yours stops. We stand beside your systems and not in front of them. The list grows older until we are back, and says so.',
        ),
        question(
          'Do you train models on our data?',
          'No. Neither we nor any subprocessor does, and the contract says so.',
        ),
        question(
          'Can we leave, and take our data along?',
          'Yes: the whole inventory with its evidence, as open files, at any time and without asking.',
        ),
      ]),
      ...paper,
    },
    {
      _type: 'cta-banner',
      title: 'Still a question open?',
      text: 'The person who answers is the one who runs it.',
      buttons: keyed([
        button('Write to security', address('mailto:security@cardea.example'), 'cta'),
        button('Privacy policy', link('page-privacy-policy'), 'ghost'),
      ]),
      ...deep,
    },
  ],
  seo(
    'Trust center',
    'What Cardea keeps and never has, where it is, who can see it, who has checked it, and how to report a weakness.',
    ['trust center', 'ISO 27001', 'security', 'vulnerability disclosure'],
  ),
);
