import { existsSync, readFileSync } from 'node:fs';

/** A statement of the website's specification, where the product meets it, and the test that shows it. */
export interface Row {
  /** Its place in the table, from 1 on. */
  number: number;
  /** The sections of the specification that say it. */
  section: string;
  statement: string;
  /** Files and folders. */
  where: string[];
  /** The file of the test. */
  file: string;
  /** The first words of the test's name; undefined when the whole file is the test. */
  words: string | undefined;
}

/** Where the table stands. */
export const tableFile = 'docs/specification.md';

/** The rows of the table, in its order. */
export function readRows(): Row[] {
  return readFileSync(tableFile, 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line, index) => {
      const [, section = '', statement = '', where = '', shown = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      const [file = '', words] = shown.replaceAll('`', '').split(' › ');
      const places = [...where.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place);
      return { number: index + 1, section, statement, where: places, file, words };
    });
}

/** What rows name that does not exist, in a sentence each. */
export function faultsOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ statement, where, file, words }) => {
    if (!file) return [`"${statement}": names no test.`];
    const isThere = existsSync(file);
    const isSaid = !words || !isThere || readFileSync(file, 'utf8').includes(words);
    return [
      ...where.filter((place) => !existsSync(place)).map((place) => `"${statement}": there is no ${place}.`),
      ...(isThere ? [] : [`"${statement}": there is no ${file}.`]),
      ...(isSaid ? [] : [`"${statement}": no test of ${file} says "${words}".`]),
    ];
  });
}

/** Whether the row's test runs in a browser. */
export const isInBrowser = ({ file }: Pick<Row, 'file'>): boolean => file.startsWith('e2e/');

/** Whether it runs in the Studio. */
export const isInStudio = ({ file }: Pick<Row, 'file'>): boolean => file.startsWith('e2e/studio/');
