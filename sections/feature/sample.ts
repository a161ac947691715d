/** A feature as stored. */
export const sample = {
  _type: 'feature',
  eyebrow: 'Inventory',
  title: 'A list that stays true by itself',
  text: [
    {
      _key: 'a',
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [
        {
          _key: 'a1',
          _type: 'span',
          text: 'Each identity is followed from the place that made it to the places that use it.',
          marks: [],
        },
      ],
    },
  ],
  checks: [
    'Owner and purpose beside each line',
    'Last use, from the logs',
    'What it can reach, two steps deep',
  ],
  pictureSide: 'right',
  background: 'paper',
  spacing: 'normal',
};
