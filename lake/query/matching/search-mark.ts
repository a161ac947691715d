/**
 * The name of the hidden field that says whether a search finds a document, by the number of the search in its query.
 */
export const searchMark = (number: number): string => `__search${number}`;

/**
 * The name of the hidden field that says whether the words of a search are in fields of the document itself, such as
 * its title.
 */
export const headMark = (mark: string): string => `${mark}_head`;

/** Whether a field is the mark of a search. */
export const isMark = (field: string): boolean => /^__search\d+$/.test(field);
