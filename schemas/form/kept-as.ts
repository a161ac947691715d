/** The word under which a choice is kept: its own or else its label, without space around it, as what is sent has none. */
export const keptAs = ({ value, label }: { value?: string; label?: string }): string =>
  value?.trim() || label?.trim() || '';
