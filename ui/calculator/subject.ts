/** What an estimate is of, in the words of whoever shows it; `full` and `short` are of several, as in "5,000 open invoices". */
export interface Subject {
  full: string;
  short: string;
  one: string;
}

/** Words as they begin a line or a cell: with a capital letter. */
export const atBeginning = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
