import { type FinishedPage, plainOf, withBody } from './finished-page.ts';

/** The year of the copyright line as `CopyrightYear` marks it. */
const marked = /(<span data-year="">)\d+(?=<\/span>)/g;

/** A page whose copyright line has this year, whenever it was rendered. */
export const printYear = (html: string, year: number): string => html.replace(marked, `$1${year}`);

/**
 * A finished page whose copyright line has this year: the very same where it has it already. Another one is compressed anew and has
 * another ETag, so whoever does this keeps it; that happens to a page once a year.
 */
export function pageInYear(page: FinishedPage, year: number): FinishedPage {
  if (!page.headers['content-type']?.startsWith('text/html')) return page;
  const html = plainOf(page).toString('utf8');
  const printed = printYear(html, year);
  return printed === html ? page : withBody(page, Buffer.from(printed));
}
