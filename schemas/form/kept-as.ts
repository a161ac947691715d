/**
 * The value under which a choice is stored: its own or else its label, trimmed, because sent values are trimmed as
 * well.
 */
export const keptAs = ({ value, label }: { value?: string; label?: string }): string =>
  value?.trim() || label?.trim() || '';
