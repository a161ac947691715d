/** The list of case studies as stored; the case studies themselves are documents. */
export const sample = {
  _type: 'case-studies-list',
  eyebrow: 'Customers',
  title: 'What our customers changed, and what it took',
  text: 'Each with the numbers that the customer measured.',
  background: 'mist',
  spacing: 'normal',
};
