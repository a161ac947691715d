import { mist, paper } from '../compose.ts';
import { type Document, h2, keyed, list, p, seo, slug, text, to } from '../write.ts';

/** Whom to write to about what. */
export const contactUs: Document = {
  _id: 'page-contact-us',
  _type: 'page',
  title: 'Contact us',
  path: slug('/contact-us'),
  sections: keyed([
    {
      _type: 'hero',
      eyebrow: 'Contact',
      title: 'A person answers',
      text: 'Write here, or to the address that fits. Whatever you choose, it is read by someone who knows the others.',
      layout: 'center',
      background: 'paper',
      spacing: 'small',
    },
    {
      _type: 'form-panel',
      eyebrow: 'Write to us',
      title: 'What would you like to know?',
      text: 'Say what you want to be true at the end. We can then answer with yes, with no, or with whoever knows.',
      form: to('form-contact'),
      pointsTitle: 'What happens then',
      points: keyed([
        {
          _type: 'step',
          title: 'Somebody reads it today',
          text: 'Or tomorrow morning, if it is evening in Lisbon.',
        },
        {
          _type: 'step',
          title: 'Whoever knows, answers',
          text: 'Within two working days, from an address that you can reply to.',
        },
        {
          _type: 'step',
          title: 'It ends there',
          text: 'You are put on no list. If you want our updates, sign up for them below.',
        },
      ]),
      note: text(
        p('Please send no secrets, not even expired ones. If one is part of the story, its place is enough.'),
      ),
      ...mist,
    },
    {
      _type: 'prose',
      text: text(
        h2('Or by mail'),
        list(
          '**The product, a price, anything else:** [hello@cardea.example](mailto:hello@cardea.example). What a demo is like stands on [its own page](page-book-demo).',
          '**A weakness in our product or on this site:** [security@cardea.example](mailto:security@cardea.example). We confirm that we have it, tell you what we find, and name you if you like.',
          '**Your data:** [privacy@cardea.example](mailto:privacy@cardea.example), as the [privacy policy](page-privacy-policy) says.',
          '**Working here:** [jobs@cardea.example](mailto:jobs@cardea.example), and the [open positions](page-join).',
        ),
      ),
      ...paper,
    },
  ]),
  seo: seo(
    'Contact us',
    'A form and the addresses to write to: about the product, a weakness, your data or a position. A person answers.',
    ['contact', 'Cardea'],
  ),
};
