import { fieldIn } from '#schemas/fields.ts';

/** A rule of the Studio: every question has one answer for each column. */
export function checkAnswers(rows: unknown, { parent }: { parent?: unknown }): true | string {
  const columns = lengthOf(fieldIn(parent, 'columns'));
  const wrong = (Array.isArray(rows) ? rows : []).find((row) => lengthOf(fieldIn(row, 'cells')) !== columns);
  if (!wrong) return true;
  const title = fieldIn(wrong, 'title') ?? 'A question without words';
  return `"${title}" has ${countedAnswers(lengthOf(fieldIn(wrong, 'cells')))} for ${columns} columns. Give it one for each.`;
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

const countedAnswers = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);
