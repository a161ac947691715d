const answer = (key: string, text: string) => [
  {
    _key: key,
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{ _key: `${key}-1`, _type: 'span', text, marks: [] }],
  },
];

/** Questions as stored. */
export const sample = {
  _type: 'faq',
  eyebrow: 'Questions',
  title: 'What everybody asks first',
  items: [
    {
      _key: 'a',
      _type: 'question',
      question: 'Do you need write access?',
      answer: answer(
        'a',
        'No. The inventory works with read-only roles; changes are made by your own pipelines.',
      ),
    },
    {
      _key: 'b',
      _type: 'question',
      question: 'How soon is the first inventory there?',
      answer: answer(
        'b',
        'A cloud account of usual size is read in minutes; code hosts take an hour or two.',
      ),
    },
    {
      _key: 'c',
      _type: 'question',
      question: 'Where is our data kept?',
      answer: answer(
        'c',
        'In the region that you choose. Secrets themselves are never stored, only their fingerprints.',
      ),
    },
  ],
  background: 'paper',
  spacing: 'normal',
};
