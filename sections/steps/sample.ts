/** Steps as stored. */
export const sample = {
  _type: 'steps',
  eyebrow: 'How it ends',
  title: 'Four steps from a forgotten key to its end',
  text: 'You can undo every step but the last.',
  steps: [
    {
      _key: 'found',
      _type: 'step',
      title: 'Find it',
      text: 'Read-only roles, and the logs that you already keep.',
      duration: '30 minutes',
      sign: 'identity',
    },
    {
      _key: 'owned',
      _type: 'step',
      title: 'Ask its owner',
      text: 'Proposed from evidence, confirmed by a person.',
      duration: 'Day 1',
      sign: 'owner',
    },
    {
      _key: 'narrowed',
      _type: 'step',
      title: 'Take away what it does not use',
      text: 'As a change that a colleague reads in a minute.',
      duration: 'Week 2',
      sign: 'identity',
    },
    {
      _key: 'ended',
      _type: 'step',
      title: 'End the key',
      text: 'With a way back until nothing has asked for it.',
      duration: 'Week 6',
      sign: 'key',
    },
  ],
  background: 'mist',
  spacing: 'normal',
};
