import { mailbox } from '../site.ts';
import { button, type Document, h2, keyed, link, list, p, picture, slug, text } from '../write.ts';

/** The list of posts. */
export const blog: Document = {
  _id: 'page-blog',
  _type: 'page',
  title: 'Blog',
  path: slug('/blog'),
  sections: keyed([
    {
      _type: 'hero',
      eyebrow: 'Blog',
      title: 'Field notes on machine identities',
      text: 'Written by the people who do the work. No news, no noise.',
      layout: 'center',
      background: 'paper',
      spacing: 'small',
    },
    {
      _type: 'blog-list',
      title: 'All posts',
      source: 'latest',
      limit: 24,
      background: 'paper',
      spacing: 'normal',
    },
  ]),
  seo: {
    _type: 'seo',
    title: 'Blog',
    description: 'Field notes on service accounts, keys, tokens and agents, by the people who do the work.',
    noindex: false,
  },
};

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
      picture: picture('slide-5.webp', 'Mountain ridges at dusk, layer behind layer'),
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'positions-list',
      eyebrow: 'Open now',
      title: 'Open positions',
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
      ]),
      background: 'mist',
      spacing: 'normal',
    },
  ]),
  seo: {
    _type: 'seo',
    title: 'Join us',
    description:
      'Open positions at Cardea: engineering, research and product for the security of machine identities.',
    noindex: false,
  },
};

/** Who Cardea is. */
export const about: Document = {
  _id: 'page-about-us',
  _type: 'page',
  title: 'About us',
  path: slug('/about-us'),
  sections: keyed([
    {
      _type: 'hero',
      eyebrow: 'About us',
      title: 'Named after the keeper of hinges',
      text: 'Cardea was the Roman goddess of the door hinge: of what opens, what stays shut, and who may pass. We look after the doors that machines use.',
      layout: 'split',
      picture: picture('cover-vault.webp', 'A vault of columns seen from above, one of them lit'),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'prose',
      title: 'Why we began',
      text: text(
        p(
          'In every incident that we worked on before Cardea there was the same evening. A key had leaked. Everybody agreed that it had to go. Nobody knew what it held up, so it stayed until Monday.',
        ),
        p(
          'We thought that this question should have an answer: not in days, and not only for those who remember. So we started with the list, and everything since has been a way of asking it something.',
        ),
        h2('What we are careful with'),
        list(
          '**Your trust.** We ask for the smallest right that does the job and say what it is.',
          '**Your attention.** An alert without evidence is noise with a colour.',
          '**Words.** If we cannot explain a finding in a sentence, we have not understood it.',
        ),
      ),
      background: 'paper',
      spacing: 'small',
    },
    {
      _type: 'marquee',
      title: 'Drawings from the studio',
      pictures: keyed([
        {
          _type: 'slide',
          image: picture('slide-3.webp', 'Fine engraved rosettes, as on a banknote'),
          width: 420,
          aspectRatio: 1.5,
        },
        {
          _type: 'slide',
          image: picture('slide-2.webp', 'A vault of columns, one of them lit'),
          width: 300,
          aspectRatio: 1,
        },
        {
          _type: 'slide',
          image: picture('slide-1.webp', 'Mountain ridges at dawn'),
          width: 420,
          aspectRatio: 1.5,
        },
        {
          _type: 'slide',
          image: picture('slide-6.webp', 'Contour lines around a peak'),
          width: 300,
          aspectRatio: 1,
        },
      ]),
      background: 'mist',
      spacing: 'small',
    },
    {
      _type: 'cta-banner',
      title: 'Come and work on it with us',
      button: button('Open positions', link('page-join'), 'cta'),
      background: 'deep',
      spacing: 'normal',
    },
  ]),
  seo: {
    _type: 'seo',
    title: 'About us',
    description: 'Why Cardea exists, what we are careful with, and where the name comes from.',
    noindex: false,
  },
};

/** How to see the product. */
export const bookDemo: Document = {
  _id: 'page-book-demo',
  _type: 'page',
  title: 'Book a demo',
  path: slug('/book-demo'),
  sections: keyed([
    {
      _type: 'hero',
      eyebrow: 'Book a demo',
      title: 'Half an hour, your own data',
      text: 'Write to us with two times that suit you. An engineer answers within a working day, and nobody calls you afterwards unless you ask.',
      layout: 'center',
      buttons: keyed([
        button('Write to us', mailbox, 'cta'),
        button('See the platform first', link('page-platform'), 'ghost'),
      ]),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'icon-grid',
      title: 'What happens in the half hour',
      columns: 3,
      cards: keyed([
        {
          _type: 'icon-card',
          icon: 'plug',
          title: 'Ten minutes: connect',
          text: 'You make a read-only role in one account, ideally a small one.',
        },
        {
          _type: 'icon-card',
          icon: 'radar',
          title: 'Ten minutes: look',
          text: 'We go through the list together and pick three lines that surprise you.',
        },
        {
          _type: 'icon-card',
          icon: 'check',
          title: 'Ten minutes: decide',
          text: 'You know what it would take, or that you do not need us.',
        },
      ]),
      background: 'mist',
      spacing: 'normal',
    },
  ]),
  seo: {
    _type: 'seo',
    title: 'Book a demo',
    description: 'Half an hour with an engineer and one of your own cloud accounts.',
    noindex: false,
  },
};
