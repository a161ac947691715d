import { defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { prove } from '../prove.ts';
import { describeFinding } from '../verdict.ts';

const post = defineType({
  name: 'post',
  type: 'document',
  fields: [defineField({ name: 'title', type: 'string', validation: (rule) => rule.required() })],
});
const comment = defineType({
  name: 'comment',
  type: 'document',
  fields: [
    defineField({ name: 'title', type: 'string' }),
    defineField({ name: 'subject', type: 'reference', to: [{ type: 'post' }] }),
  ],
});

function findings(query: string, contract: z.ZodType): string[] {
  return prove({ subject: 'it', query, contract }, { types: [post, comment] }).map(describeFinding);
}

const titles = z.array(z.object({ t: z.string() }));
const titlesBeside = z.array(z.object({ all: titles }));

test.each([
  ['*[_type == "post"]{"t": title}', titles],
  ['*[@._type == "post"]{"t": title}', titles],
  ['*[defined(_id) && (_type == "post")]{"t": title}', titles],
])('what is asked for by its own type is known: %s', (query, contract) => {
  expect(findings(query, contract)).toEqual([]);
});

test.each([
  ['*[subject->_type == "post"]{"t": title}', titles, 'it[].t may be null'],
  ['*[_type == "post"]{"all": *[^._type == "post"]{"t": title}}', titlesBeside, 'it[].all[].t may be null'],
])('the type of what a document refers to, or stands in, is not its own: %s', (query, contract, line) => {
  expect(findings(query, contract)).toEqual([expect.stringContaining(line)]);
});
