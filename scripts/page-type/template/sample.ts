/** A good example, as it is stored. */
export const sample = {
  _id: 'template-type-example',
  _type: 'template-type',
  title: 'An example',
  slug: { _type: 'slug', current: 'an-example' },
  summary: 'One or two sentences that say what a reader finds here.',
};
