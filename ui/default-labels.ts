/** What pieces say that were given no words (specification, section 2). */
export const defaultLabels = {
  button: 'Button',
  text: 'Text',
  title: 'Title',
  label: 'Label',
  tag: 'Tag',
  subtitle: 'Subtitle',
} as const;
