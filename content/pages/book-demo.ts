import { mailbox } from '../site.ts';
import { button, type Document, keyed, link, p, seo, slug, text } from '../write.ts';

/** How to see the product: by mail, as long as there is no form. */
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
    {
      _type: 'faq',
      title: 'Before you write',
      items: keyed([
        {
          _type: 'question',
          question: 'Must we connect anything?',
          answer: text(
            p(
              'No. If you would rather only look, we show an estate that we keep for the purpose. It has the usual sins in it.',
            ),
          ),
        },
        {
          _type: 'question',
          question: 'What happens to what you have read?',
          answer: text(
            p(
              'You decide at the end of the half hour: keep it for a trial, or delete it while you watch. The role is yours, so you can remove it yourself as well.',
            ),
          ),
        },
        {
          _type: 'question',
          question: 'Why is there no form?',
          answer: text(
            p(
              'Because a mail with two sentences tells us more than eight fields do. A calendar will follow. The answer will still come from an engineer.',
            ),
          ),
        },
      ]),
      background: 'paper',
      spacing: 'normal',
    },
  ]),
  seo: seo(
    'Book a demo',
    'Half an hour with an engineer and one of your own cloud accounts. No form, no slides.',
    ['demo', 'non-human identity platform'],
  ),
};
