import { defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import { compileSchema } from './compile.ts';

test('two types of one name are named by their titles', () => {
  const note = (title?: string) => defineType({ name: 'note', title, type: 'object', fields: [] });
  const other = defineType({ name: 'other', type: 'object', fields: [] });
  expect(() => compileSchema([note('Note'), other, note('Copy of a note')])).toThrow(
    '2 types of the Studio have the name "note": "Note" and "Copy of a note" by their titles. Rename all but one.',
  );
  expect(() => compileSchema([note(), note()])).toThrow('"note" and "note" by their titles');
});
