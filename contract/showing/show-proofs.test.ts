import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { takeSnapshot } from '../change/snapshot.ts';
import { projectOf, sectionsOf } from '../project-fixture.ts';
import { draftReports } from '../proof/drafts.ts';
import { proveProject } from '../proof/project.ts';
import { describeFinding } from '../proof/verdict.ts';
import { type HowShown, showProofs } from './show-proofs.ts';

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

async function shown(
  shape: z.core.$ZodShape,
  how?: HowShown,
  excused?: Record<string, string>,
): Promise<string> {
  const { kinds, ...rest } = projectWith(shape);
  const project = { ...rest, kinds: { quote: { ...kinds.quote, excused } } };
  const proofs = await showProofs(project, proveProject(project), how);
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

const throwing = z.string().transform((text) => new URL(text).href);
const tags = (of: z.ZodType) => ({ tags: z.array(of) });

test.each<[string, z.core.$ZodShape, string]>([
  ['any text', { text: throwing }, '✗ quote.text'],
  ['an item', tags(throwing), '✗ quote.tags[]'],
  ['what a getter gives', tags(z.lazy(() => throwing)), '✗ quote.tags[]'],
  ['what has a default', tags(throwing.default('a')), '✗ quote.tags[]'],
  [
    'a list as a whole',
    { tags: z.array(z.string()).transform(([tag]) => new URL(tag ?? '')) },
    '✗ quote.tags',
  ],
  [
    'what is written over',
    {
      text: z.string().overwrite(() => {
        throw new Error('Not so.');
      }),
    },
    '✗ quote.text',
  ],
])(
  'code behind the check that throws for %s is found when code is tried, and not before',
  async (_what, shape, place) => {
    expect(await shown(shape)).toBe('');
    const found = await shown(shape, { triesCode: true });
    expect(found).toContain(`${place} is changed by code after the check, and the code fails`);
    expect(found).toMatch(
      /as in \{"_type":"quote","text":"a".*\}: its contract threw: (Invalid URL|Not so\.)/,
    );
  },
);

test('code that answers something for every value is no finding, and an excuse counts for what is tried', async () => {
  const how = { triesCode: true };
  expect(await shown({ text: z.string().transform((text) => text.length) }, how)).toBe('');
  expect(await shown({ text: throwing }, how, { text: 'Nobody writes that.' })).toBe('');
  expect(await shown({}, how, { text: 'Nobody writes that.' })).toContain('is listed as excused');
});

test('one projection that cannot be parsed is said in words, and the snapshot and the drafts of the rest are made', () => {
  const project = projectWith({}, '{text, ');
  const [{ findings } = { findings: [] }] = proveProject(project);
  expect(findings.map(({ reason }) => reason)).toEqual([
    "cannot be judged because its query cannot be read beyond “{text,”: expected '}' following object body",
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
    'broken is of the type "nowhere", which does not exist',
    'quote may be null, but the contract requires a text',
  ]);
});
