import { button, type Document, keyed, link, list, p, seo, slug, text } from '../write.ts';

/** Why choose this provider, and when not to. */
export const whyCardea: Document = {
  _id: 'page-why-cardea',
  _type: 'page',
  title: 'Why Cardea',
  path: slug('/why-cardea'),
  sections: keyed([
    {
      _type: 'hero',
      eyebrow: 'Why Cardea',
      title: 'Because the answer has to hold at night',
      text: 'There are many ways to count machine identities. We care about the one question that follows: what stops if this one goes?',
      layout: 'center',
      buttons: keyed([button('Book a demo', link('page-book-demo'), 'cta')]),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'icon-grid',
      eyebrow: 'What is different',
      title: 'Three choices that we made early',
      columns: 3,
      cards: keyed([
        {
          _type: 'icon-card',
          icon: 'graph',
          title: 'Use before inventory',
          text: 'We began with the logs and not with the list of accounts. That is why a line can say who would notice.',
        },
        {
          _type: 'icon-card',
          icon: 'eye',
          title: 'Evidence before score',
          text: 'A number cannot be argued with. A record can, and sometimes you will be right and we will be wrong.',
        },
        {
          _type: 'icon-card',
          icon: 'workflow',
          title: 'Your pipeline, not ours',
          text: 'Changes are made by your own tools, with your reviews. We do not ask for the right to break things.',
        },
      ]),
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'challenge',
      eyebrow: 'A fair answer',
      title: 'When you need us, and when you do not',
      firstColumn: text(
        p('We are a good fit when'),
        list(
          'you have more than one cloud, or one cloud and a past,',
          'nobody can say what a given key is used by,',
          'agents and integrations arrive faster than reviews,',
          'and an auditor has begun to ask about accounts that are not people.',
        ),
      ),
      secondColumn: text(
        p('You may not need us yet when'),
        list(
          'everything runs in one account that one team knows by heart,',
          'all of your workloads already use short, federated tokens,',
          'or the next step is a vault. Get the vault first.',
        ),
        p('We say so in the first half hour, too. It saves both of us a quarter.'),
      ),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'cta-banner',
      title: 'Put the question to your own estate',
      text: 'Pick one key. See whether anybody can say what would stop.',
      buttons: keyed([button('Book a demo', link('page-book-demo'), 'cta')]),
      background: 'deep',
      spacing: 'normal',
    },
  ]),
  seo: seo(
    'Why Cardea',
    'Use before inventory, evidence before score, your pipeline and not ours: why teams choose Cardea, and when they need not.',
    ['why Cardea', 'non-human identity security'],
  ),
};
