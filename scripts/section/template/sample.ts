/** A heading with its points as stored. */
export const sample = {
  _type: 'template-kind',
  eyebrow: 'Two or three words',
  title: 'One sentence that says what this is about',
  text: 'One or two sentences that say why it matters to the reader.',
  points: [
    { _key: 'a', _type: 'point', title: 'The first point', text: 'What follows from it, in a sentence.' },
    { _key: 'b', _type: 'point', title: 'The second point', text: 'What follows from it, in a sentence.' },
  ],
  background: 'paper',
  spacing: 'normal',
};
