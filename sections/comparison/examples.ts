import { fieldIn, isFields } from '#schemas/fields.ts';
import type { KindExamples } from '../kind-examples.ts';

/**
 * What the search needs to know: at most one column stands out, and every question has one answer for each column.
 */
export const examples: KindExamples = {
  mend(section) {
    const columns = listOf(section.columns).filter(isFields);
    const first = columns.findIndex(({ isOurs }) => isOurs);
    return {
      ...section,
      columns: columns.map((column, place) => (place === first ? column : { ...column, isOurs: false })),
      rows: listOf(section.rows)
        .filter(isFields)
        .map((row) => {
          const cells = listOf(fieldIn(row, 'cells'));
          return { ...row, cells: columns.map((_, place) => withKey(cells[place] ?? cells[0], place)) };
        }),
    };
  },
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const withKey = (cell: unknown, place: number) => ({ ...(isFields(cell) && cell), _key: `cell-${place}` });
