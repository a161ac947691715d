const block = (key: string, style: string, text: string) => ({
  _key: key,
  _type: 'block',
  style,
  markDefs: [],
  children: [{ _key: `${key}-1`, _type: 'span', text, marks: [] }],
});

/** Formatted text as stored. */
export const sample = {
  _type: 'prose',
  title: 'How we handle your data',
  text: [
    block('a', 'normal', 'This page says what we collect, why, and how to have it removed.'),
    block('b', 'h2', 'What we collect'),
    block(
      'c',
      'normal',
      'The name and the mail address that you give us in a form, and nothing that follows you elsewhere.',
    ),
  ],
  background: 'paper',
  spacing: 'normal',
};
