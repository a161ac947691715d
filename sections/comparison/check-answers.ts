import { fieldIn } from '#schemas/fields.ts';

/** A rule of the Studio: every question has one answer for each column. */
export function checkAnswers(rows: unknown, { parent }: { parent?: unknown }): true | string {
  const columns = lengthOf(fieldIn(parent, 'columns'));
  const wrong = (Array.isArray(rows) ? rows : []).find((row) => lengthOf(fieldIn(row, 'cells')) !== columns);
  if (!wrong) return true;
  const title = fieldIn(wrong, 'title') ?? 'A question without words';
  const answers = lengthOf(fieldIn(wrong, 'cells'));
  return `"${title}" has ${answers === 1 ? '1 answer' : `${answers} answers`} for ${columns} columns. Give it one for each.`;
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
