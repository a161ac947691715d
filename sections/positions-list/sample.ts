/** A list of open positions as stored. */
export const sample = {
  _type: 'positions-list',
  eyebrow: 'Join us',
  title: 'Open positions',
  text: 'Small teams, long attention, written decisions.',
  emptyText: 'There is no open position at the moment. Write to us all the same.',
  background: 'mist',
  spacing: 'normal',
};
