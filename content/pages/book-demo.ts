import { mist, paper, question } from '../compose.ts';
import { type Document, keyed, p, seo, slug, text, to } from '../write.ts';

/** How to see the product: the form, what happens then, and what people ask before. */
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
      text: 'One of your cloud accounts, one of our engineers, and no slides. You see what is there before we talk about anything else.',
      layout: 'center',
      background: 'paper',
      spacing: 'small',
    },
    {
      _type: 'form-panel',
      eyebrow: 'What to expect',
      title: 'A look, not a pitch',
      text: 'Tell us a little, so that the right engineer answers. It takes about a minute.',
      form: to('form-book-demo'),
      pointsTitle: 'The half hour',
      points: keyed([
        {
          _type: 'step',
          title: 'Ten minutes: connect',
          text: 'You make a read-only role in one account, ideally a small one. Or we use an estate that we keep for the purpose.',
        },
        {
          _type: 'step',
          title: 'Ten minutes: look',
          text: 'We go through the list together and pick three lines that surprise you.',
        },
        {
          _type: 'step',
          title: 'Ten minutes: decide',
          text: 'You know what it would take, or that you do not need us.',
        },
      ]),
      note: text(
        p('The answer comes from an engineer, within a working day. There is no list that you are put on.'),
      ),
      ...mist,
    },
    {
      _type: 'faq',
      title: 'Before you book',
      items: keyed([
        question(
          'Must we connect anything?',
          'No. If you would rather only look, we show an estate that we keep for the purpose. It has the usual sins in it.',
        ),
        question(
          'What happens to what you have read?',
          'You decide at the end of the half hour: keep it for a trial, or delete it while you watch. The role is yours, so you can remove it yourself as well.',
        ),
        question(
          'Who should be there?',
          'Whoever owns the cloud accounts and whoever gets the page at night. Two people are enough, and one is fine.',
        ),
      ]),
      ...paper,
    },
  ]),
  seo: seo(
    'Book a demo',
    'Half an hour with an engineer and one of your own cloud accounts. No slides, and an answer within a working day.',
    ['demo', 'non-human identity platform'],
  ),
};
