/** Principles as stored. */
export const sample = {
  _type: 'principles',
  title: 'Four rules that we keep ourselves',
  subtitle: 'They decide what we build, and what we leave out.',
  cards: [
    '<strong>Ownership before rotation.</strong> A secret that nobody answers for is not safer because it is new.',
    '<strong>Read first, then act.</strong> Nothing changes in your estate until you have seen what would break.',
    '<strong>Evidence, not scores.</strong> Every finding names the log line it comes from.',
    '<strong>Short-lived credentials.</strong> The best credential is one that has expired before it can leak.',
  ],
  info: {
    title: 'In practice',
    text: 'The rules are plain because they are used every day.',
    iconsCards: [
      {
        _key: 'eye',
        _type: 'icon-point',
        icon: 'eye',
        title: 'Visible',
        text: 'One list of identities, kept current.',
      },
      {
        _key: 'users',
        _type: 'icon-point',
        icon: 'users',
        title: 'Owned',
        text: 'A person or a team beside each line.',
      },
      {
        _key: 'timer',
        _type: 'icon-point',
        icon: 'timer',
        title: 'Short-lived',
        text: 'Credentials that end by themselves.',
      },
    ],
  },
  background: 'mist',
  spacing: 'normal',
};
