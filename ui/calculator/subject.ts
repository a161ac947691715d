/** The words for what is estimated; `full` and `short` are plurals, as in "5,000 open invoices". */
export interface Subject {
  full: string;
  short: string;
  one: string;
}

/** Words with a capital letter, for the beginning of a line or a cell. */
export const atBeginning = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
