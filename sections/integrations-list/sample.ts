/** The list of integrations as stored; the integrations themselves are documents. */
export const sample = {
  _type: 'integrations-list',
  eyebrow: 'What it connects to',
  title: 'Read-only, and in minutes',
  text: 'Search for a system, or pick its category.',
  background: 'mist',
  spacing: 'normal',
};
