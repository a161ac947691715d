import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { takeSnapshot } from '../change/snapshot.ts';
import { projectOf, sectionsOf } from '../project-fixture.ts';
import { draftReports } from '../proof/drafts.ts';
import { proveProject } from '../proof/project.ts';
import { describeFinding } from '../proof/verdict.ts';
import { showProofs } from './show-proofs.ts';

const quote = defineType({
  name: 'quote',
  type: 'object',
  fields: [
    defineField({ name: 'text', type: 'string', validation: (rule) => rule.required().max(9) }),
    defineField({ name: 'lead', type: 'string' }),
    defineField({ name: 'size', type: 'number', validation: (rule) => rule.min(1) }),
    defineField({ name: 'tags', type: 'array', of: [defineArrayMember({ type: 'string' })] }),
    defineField({
      name: 'code',
      type: 'string',
      validation: (rule) => rule.custom((code) => (code ? true : 'Say which.')),
    }),
  ],
});
const page = defineType({
  name: 'page',
  type: 'document',
  fields: [defineField({ name: 'sections', type: 'array', of: [defineArrayMember({ type: 'quote' })] })],
});
const sound = {
  text: z.string(),
  lead: z.string().nullable(),
  size: z.number().nullable(),
  tags: z.array(z.string()),
  code: z.string().nullable(),
};
const projection = '{text, lead, size, "tags": coalesce(tags, []), code}';

function projectWith(
  shape: z.core.$ZodShape,
  asked = projection,
  types: { name: string; type: string }[] = [quote, page],
) {
  return {
    ...projectOf(types),
    kinds: { quote: { projection: asked, contract: z.object({ ...sound, ...shape }) } },
    sections: sectionsOf(`[]{_key, _type, _type == "quote" => ${asked}}`),
    forEditors: undefined,
  };
}

async function shown(shape: z.core.$ZodShape): Promise<string> {
  const project = projectWith(shape);
  const proofs = await showProofs(project, proveProject(project));
  return proofs.flatMap(({ findings }) => findings.map(describeFinding)).join('\n');
}

const leastly = '{"_type":"quote","text":"a","code":"a"}';

test.each<[string, z.core.$ZodShape, string]>([
  ['a text that is left empty', { lead: z.string() }, `as in ${leastly}: `],
  [
    'a text that is too long',
    { text: z.string().max(3) },
    'as in {"_type":"quote","text":"aaaa","code":"a"}: ',
  ],
  ['a number that is too great', { size: z.number().max(5).nullable() }, '"size":6'],
  ['a list that is empty', { tags: z.array(z.string()).min(1) }, `as in ${leastly}: `],
  ['a list that is too long', { tags: z.array(z.string()).max(1) }, '"tags":["a","b"]'],
  [
    'what code refuses',
    {
      lead: z
        .string()
        .nullable()
        .refine((lead) => lead !== 'b'),
    },
    '"lead":"b"',
  ],
])('%s is shown by the shortest section that an editor can publish', async (_what, shape, example) => {
  expect(await shown(shape)).toContain(example);
  expect(await shown(shape)).toMatch(/^✗/);
});

test('what no document shows is unproven: a custom rule keeps an editor from it', async () => {
  expect(await shown({ code: z.string() })).toMatch(
    /^\? quote\.code may be null, .* no document that shows it was found/,
  );
});

test('one projection that cannot be parsed is said in words, and the snapshot and the drafts of the rest are made', () => {
  const project = projectWith({}, '{text, ');
  const [{ findings } = { findings: [] }] = proveProject(project);
  expect(findings.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('cannot be judged: Syntax error'),
  ]);
  const [report] = draftReports(project);
  expect(report).toMatchObject({ kind: 'quote', mayLack: ['text'], refused: [{ path: '' }] });
  expect(takeSnapshot(project)).toMatchObject({ types: { quote: {} }, results: {} });
});

test('one type that Sanity cannot compile is a finding, and the others are judged', () => {
  const broken = { name: 'broken', type: 'document', fields: [{ name: 'one', type: 'nowhere' }] };
  const proofs = proveProject(projectWith({ lead: z.string() }, projection, [quote, page, broken]));
  const lines = proofs.flatMap(({ findings }) =>
    findings.map(({ subject, reason }) => `${subject} ${reason}`),
  );
  expect(lines).toEqual([
    'broken cannot be compiled by Sanity: Unknown type: nowhere',
    'quote may be null, but the contract requires a text',
  ]);
});
