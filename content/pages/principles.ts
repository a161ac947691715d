import { card, deep, mist, page, paper } from '../compose.ts';
import { slides } from '../slides.ts';
import { button, keyed, link, p, quote, seo, text } from '../write.ts';

/** What the company stands by, with reasons and with what it costs. */
export const principles = page(
  'principles',
  '/principles',
  'Principles',
  [
    {
      _type: 'hero',
      eyebrow: 'Principles',
      title: 'Four rules, and what they cost us',
      text: 'A principle that costs nothing is a decoration. Each of these has lost us a feature, a deal or a quarter, and we would do it again.',
      layout: 'center',
      ...paper,
      spacing: 'large',
    },
    {
      _type: 'principles',
      title: 'In one breath',
      subtitle: 'If you read no further, this is all of it.',
      cards: [
        '<strong>Ownership before rotation.</strong> A secret that nobody answers for is not safer because it is new.',
        '<strong>Read first, then act.</strong> Nothing changes in your estate until you have seen what would break.',
        '<strong>Evidence, not scores.</strong> Every finding names the record it comes from, so that you can disagree.',
        '<strong>Short lives.</strong> The best credential is one that has expired before it can leak.',
      ],
      ...deep,
    },
    {
      _type: 'prose',
      title: '1. Ownership before rotation',
      text: text(
        p(
          'Most tools begin with the secret, because secrets can be found by machines. We begin with the person. It is slower: people are on holiday, have forgotten, or would rather not have been asked. But an identity with an owner can be changed on any afternoon, and one without will be left alone until the night on which it matters.',
        ),
        p(
          '**What it costs.** Our first week with a customer produces fewer closed findings than anyone else’s. We have lost comparisons that were decided by that number.',
        ),
      ),
      ...paper,
    },
    {
      _type: 'prose',
      title: '2. Read first, then act',
      text: text(
        p(
          'The right to write in somebody else’s estate is the most dangerous thing that a security vendor can own. So the product works without it. When something has to change, we write the change, and your pipeline makes it, with your reviews.',
        ),
        p(
          '**What it costs.** There is no button in our demo that fixes everything. There could be. It makes a good second in a film, and a bad hour in production.',
        ),
        quote('We do not ask for the right to break things.'),
      ),
      ...mist,
    },
    {
      _type: 'prose',
      title: '3. Evidence, not scores',
      text: text(
        p(
          'A number out of a hundred cannot be argued with. A log line can. Behind every statement in the product stands the record that it came from, with its date, and where records are missing we say that they are. Sometimes you will look at one and see that we are wrong. That is what it is for.',
        ),
        p(
          '**What it costs.** No gauge for the board. When asked for one we offer four questions with four answers, and it takes us ten minutes longer to explain.',
        ),
      ),
      ...paper,
    },
    {
      _type: 'prose',
      title: '4. Short lives',
      text: text(
        p(
          'Every credential is a promise that nothing will change. The longer it lives, the less true that is. We would rather remove a reason for a secret than guard the secret, and we hold ourselves to it: [the oldest credential](page-trust-center) in our own estate has an owner and an end.',
        ),
        p(
          '**What it costs.** Work that could have sold something went into tools that we give away, so that people can stop using keys whether or not they use us.',
        ),
      ),
      ...mist,
    },
    {
      _type: 'icon-grid',
      eyebrow: 'Left out',
      title: 'What follows, in things that we have not built',
      columns: 2,
      cards: keyed([
        card('gauge', 'A single score', 'It would be the first thing that people looked at, and the last.'),
        card(
          'vault',
          'A vault of our own',
          'We would then have your secrets, and a reason to prefer them there.',
        ),
        card(
          'zap',
          'Remediation by default',
          'Acting is a role that you grant, kind by kind, and can take back.',
        ),
        card(
          'eye',
          'A view of your people',
          'Machines that carry their names, yes. What people do by hand, no.',
        ),
      ]),
      ...paper,
    },
    {
      _type: 'marquee',
      title: 'Hinges, thresholds and other drawings',
      pictures: slides,
      background: 'paper',
      spacing: 'small',
    },
    {
      _type: 'cta-banner',
      title: 'Hold us to them',
      text: 'If you see us break one, write to us. The answer comes from a founder.',
      buttons: keyed([
        button('Write to us', link('page-contact-us'), 'cta'),
        button('See them at work', link('page-platform'), 'ghost'),
      ]),
      ...deep,
    },
  ],
  seo(
    'Our principles',
    'Ownership before rotation, read first then act, evidence not scores, short lives: four rules, with what each of them costs us.',
    ['principles', 'security engineering', 'Cardea'],
  ),
);
