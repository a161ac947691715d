import { type FinishedPage, plainOf, withBody } from './finished-page.ts';

/** The year in the copyright line, as `CopyrightYear` marks it. */
const marked = /(<span data-year="">)\d+(?=<\/span>)/g;

/** The HTML of a page with this year in its copyright line, whenever it was rendered. */
export const printYear = (html: string, year: number): string => html.replace(marked, `$1${year}`);

/**
 * A finished page with this year in its copyright line: the same object if it has it already. Otherwise it is
 * compressed anew and gets another ETag, so callers should keep the result; this happens to a page once a year.
 */
export function pageInYear(page: FinishedPage, year: number): FinishedPage {
  if (!page.headers['content-type']?.startsWith('text/html')) return page;
  const html = plainOf(page).toString('utf8');
  const printed = printYear(html, year);
  return printed === html ? page : withBody(page, Buffer.from(printed));
}
