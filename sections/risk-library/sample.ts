/** The risk library as stored; the risks themselves are documents. */
export const sample = {
  _type: 'risk-library',
  eyebrow: 'The library',
  title: 'Known risks, and how to end them',
  text: 'Search for a word, or narrow the list down to what you run.',
  emptyText: 'No risk fits these words. Try fewer of them.',
  background: 'mist',
  spacing: 'normal',
};
