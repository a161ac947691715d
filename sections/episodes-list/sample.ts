/** A list of episodes as stored; the episodes themselves are documents. */
export const sample = {
  _type: 'episodes-list',
  eyebrow: 'Masterclass',
  title: 'One idea, one drawing, a few seconds',
  text: 'Each episode explains one thing about non-human identities. All have captions and a transcript.',
  source: 'all',
  background: 'paper',
  spacing: 'normal',
};
