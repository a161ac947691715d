import { address, button, type Document, keyed, picture, seo, slug } from '../write.ts';

/** The list of open positions. */
export const join: Document = {
  _id: 'page-join',
  _type: 'page',
  title: 'Join us',
  path: slug('/join'),
  sections: keyed([
    {
      _type: 'hero',
      eyebrow: 'Join us',
      title: 'A quiet company with a hard problem',
      text: 'We write more than we meet, we ship small things often, and nobody is on call alone.',
      layout: 'split',
      picture: picture('slide-5.webp'),
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'positions-list',
      anchor: 'positions',
      eyebrow: 'Open now',
      title: 'Open positions',
      text: 'Each page says what the work is, what you would bring, and how we decide.',
      isFilterable: true,
      emptyText: 'There is no open position at the moment. Write to us all the same.',
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'icon-grid',
      eyebrow: 'How we work',
      title: 'What you can count on',
      columns: 3,
      cards: keyed([
        {
          _type: 'icon-card',
          icon: 'book',
          title: 'Decisions in writing',
          text: 'A page, a day to think, a decision that can be found again.',
        },
        {
          _type: 'icon-card',
          icon: 'clock',
          title: 'Whole mornings',
          text: 'No meetings before noon. The hard part needs it.',
        },
        {
          _type: 'icon-card',
          icon: 'people',
          title: 'Two people on each thing',
          text: 'Nobody is the only one who knows.',
        },
        {
          _type: 'icon-card',
          icon: 'check',
          title: 'Finished is a word',
          text: 'Something is done when it is documented, observed and could be taken out again.',
        },
        {
          _type: 'icon-card',
          icon: 'compass',
          title: 'Paid trial work',
          text: 'The task in our hiring is small, real, and paid, whether or not we go on.',
        },
        {
          _type: 'icon-card',
          icon: 'globe',
          title: 'Wherever you think best',
          text: 'At a desk of ours, or at yours. Twice a year we meet in one room.',
        },
      ]),
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'cta-banner',
      title: 'Nothing that fits, and still interested?',
      text: 'Tell us what you would work on here. A person reads it and answers.',
      buttons: keyed([button('Write to us', address('mailto:jobs@cardea.example'), 'cta')]),
      background: 'deep',
      spacing: 'normal',
    },
  ]),
  seo: seo(
    'Join us',
    'Open positions at Cardea: engineering, research, design and customer work for the security of machine identities.',
    ['jobs', 'security engineering', 'open positions'],
  ),
};
