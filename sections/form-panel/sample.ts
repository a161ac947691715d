/** A form with the steps beside it as stored; the form itself is a document. */
export const sample = {
  _type: 'form-panel',
  eyebrow: 'Book a demo',
  title: 'Tell us where it hurts',
  text: 'An engineer reads this and answers within a working day, with two times to choose from.',
  form: { _type: 'reference', _ref: 'form-book-demo' },
  pointsTitle: 'What happens next',
  points: [
    {
      _key: 'a',
      _type: 'step',
      title: 'An engineer answers',
      text: 'Within a working day, by mail, with two times that suit your clock.',
    },
    {
      _key: 'b',
      _type: 'step',
      title: 'Half an hour together',
      text: 'On your data if you like, on ours if you would rather only look.',
    },
    {
      _key: 'c',
      _type: 'step',
      title: 'You decide',
      text: 'You know what it would take, or that you do not need us.',
    },
  ],
  background: 'paper',
  spacing: 'normal',
};
