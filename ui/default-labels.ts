/** The words of pieces that were given none (specification, section 2). */
export const defaultLabels = {
  button: 'Button',
  text: 'Text',
  title: 'Title',
  label: 'Label',
  tag: 'Tag',
  subtitle: 'Subtitle',
} as const;
