import { defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { projectOf } from '../project-fixture.ts';
import { showProofs } from '../showing/show-proofs.ts';
import { proveProject } from './project.ts';
import { describeFinding } from './verdict.ts';

const post = defineType({
  name: 'post',
  type: 'document',
  fields: [
    defineField({ name: 'title', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'lead', type: 'string' }),
  ],
});

/** What is found of a project of posts, which are asked for by these fields and accepted by this contract. */
async function found(fields: string, contract: z.ZodObject, more = '', excused?: Record<string, string>) {
  const projection = `{${fields}, "revision": coalesce(_rev, "")}`;
  const project = {
    ...projectOf([post]),
    parameters: { title: '' },
    documents: { types: { post: { fields, contract, excused } }, besides: '"revision": coalesce(_rev, "")' },
    queries: [
      {
        subject: 'what stands there',
        query: `{"post": *[_type == "post" && title == $title][0]${projection}${more}}`,
        contract: z.object({ post: contract.nullable() }),
        holds: ['post'],
      },
    ],
  };
  const proofs = await showProofs(project, proveProject(project));
  return proofs.flatMap(({ findings }) => findings.map(describeFinding));
}

const sound = z.object({ title: z.string(), lead: z.string().nullable(), revision: z.string() });

test('what is found of a document is said of its type, once, with the shortest document that shows it', async () => {
  expect(await found('title, lead', sound.extend({ lead: z.string() }))).toEqual([
    expect.stringMatching(
      /^✗ post\.lead may be null, but the contract requires a text\n {4}from {2}post\.lead\n {4}as in \{"_type":"post","title":"a"\}/,
    ),
  ]);
});

test('where a type and the queries that hold it agree, nothing is found', async () => {
  expect(await found('title, lead', sound)).toEqual([]);
});

test('what is found of a query beside the documents that it holds is said of the query', async () => {
  expect(await found('title, lead', sound, ', "other": 1')).toEqual([
    expect.stringMatching(/^✗ what stands there\.other is in the query, but not in the contract/),
  ]);
});

test('a projection that cannot be read is said of its type alone', async () => {
  expect(await found('title ==, lead', sound)).toEqual([
    expect.stringMatching(/^✗ post cannot be judged because its query cannot be read beyond “\{title ==,”/),
  ]);
});

test('what is excused of a type is found of no query that holds it', async () => {
  const contract = sound.extend({ lead: z.string() });
  expect(await found('title, lead', contract, '', { lead: 'Programs write it.' })).toEqual([]);
});
