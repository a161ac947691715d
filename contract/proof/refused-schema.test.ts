import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { projectOf } from '../project-fixture.ts';
import { proveProject } from './project.ts';
import { describeFinding } from './verdict.ts';

type Field = ReturnType<typeof defineField>;
const text = (name: string, type = 'string') => defineField({ name, type });

/** What is found of posts of some fields, which a query asks for by two of them. */
function found(...fields: Field[]): string[] {
  const post = defineType({ name: 'post', type: 'document', fields });
  const contract = z.array(z.object({ title: z.string().nullable(), lead: z.string().nullable() }));
  const queries = [{ subject: 'posts', query: '*[_type == "post"]{title, lead}', contract }];
  const proofs = proveProject({ ...projectOf([post]), sections: undefined, queries });
  return proofs.flatMap(({ findings }) => findings.map(describeFinding));
}

test('two fields of one name are said once, with the field, however deep they stand', () => {
  expect(found(text('title'), text('lead'), text('title'))).toEqual([
    '✗ post.title is the name of 2 fields, of which the Studio knows only one\n    from  post.title\n    fix   rename or remove all but one\n    see   docs/findings.md#schema-refused',
  ]);
  const line = defineArrayMember({ type: 'object', name: 'line', fields: [text('lead'), text('lead')] });
  const lines = defineField({ name: 'lines', type: 'array', of: [line] });
  expect(found(text('title'), text('lead'), lines)[0]).toMatch(
    /^✗ post\.lines\[\]\.lead is the name of 2 fields/,
  );
});

test('of a type that cannot be compiled the field is said that keeps it from that, and nothing that follows of it', () => {
  expect(found(text('title', 'strinng'), text('lead'))).toEqual([
    '✗ post.title is of the type "strinng", which does not exist\n    from  post.title\n    fix   type: \'string\'\n    see   docs/findings.md#schema-refused',
  ]);
});

test('of a rule that is not called the field is said, and nothing that follows of it', () => {
  // A validation in plain JavaScript can answer anything.
  const uncalled = {
    name: 'lead',
    type: 'string',
    validation: (rule: { required: unknown }) => rule.required,
  };
  expect(found(text('title'), uncalled as unknown as Field)).toEqual([
    expect.stringMatching(
      /^✗ post\.lead cannot be compiled by Sanity: A validation answers the method "required" itself\..*\n {4}from {2}post\.lead\n/,
    ),
  ]);
});
