import { address, button, type Document, h2, keyed, list, p, seo, slug, text } from '../write.ts';

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
      text: 'Write to the address that fits. If none does, take the first; it is read by someone who knows the others.',
      layout: 'center',
      buttons: keyed([button('Write to us', address('mailto:hello@cardea.example'), 'primary')]),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'prose',
      text: text(
        h2('By subject'),
        list(
          '**The product, a demo, a price:** [hello@cardea.example](mailto:hello@cardea.example). What a demo is like stands on [its own page](page-book-demo).',
          '**A weakness in our product or on this site:** [security@cardea.example](mailto:security@cardea.example). We confirm that we have it, tell you what we find, and name you if you like.',
          '**Your data:** [privacy@cardea.example](mailto:privacy@cardea.example), as the [privacy policy](page-privacy-policy) says.',
          '**Working here:** [jobs@cardea.example](mailto:jobs@cardea.example), and the [open positions](page-join).',
        ),
        h2('What helps'),
        p(
          'Say what you want to be true at the end. We can then answer with yes, with no, or with whoever knows. Please send no secrets by mail, not even expired ones; if one is part of the story, its place is enough.',
        ),
      ),
      background: 'paper',
      spacing: 'small',
    },
  ]),
  seo: seo(
    'Contact us',
    'Whom to write to about the product, a weakness, your data or a position. A person answers.',
    ['contact', 'Cardea'],
  ),
};
