import { defineField } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { projectOf } from '../project-fixture.ts';
import { membersOf } from './comparing/member.ts';
import { extract } from './query-types/extract.ts';
import { resultType } from './query-types/result-type.ts';
import { contractSource } from './suggest-contract.ts';

test('choices and keys are written so that they can be read again, whatever signs are in them', () => {
  const choices = ["Don't know", 'a\\b', 'two\nlines', '"'];
  const tone = defineField({ name: 'tone', type: 'string', options: { list: choices } });
  const note = { name: 'note', type: 'document', fields: [tone] };
  const extracted = extract(projectOf([note]).types);
  const query = '*[_type == "note"]{"a-b": tone, "c": coalesce(tone, "It\'s none")}';
  const members = membersOf(resultType(query, extracted), extracted);
  const source = contractSource(members, extracted);
  expect(source).toContain("'a-b': z.enum(['Don\\'t know'");
  const contract: z.ZodType = new Function('z', `return ${source}`)(z);
  const rows = choices.map((choice) => ({ 'a-b': choice, c: choice }));
  expect(contract.safeParse([...rows, { 'a-b': null, c: "It's none" }]).error).toBeUndefined();
});
