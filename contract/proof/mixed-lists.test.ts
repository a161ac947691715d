import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { Showing } from '../showing/show-findings.ts';
import { prove } from './prove.ts';
import { describeFinding } from './verdict.ts';

const label = (max: number) =>
  defineField({ name: 'label', type: 'string', validation: (rule) => rule.required().max(max) });
const topic = defineType({ name: 'topic', type: 'document', fields: [label(60)] });
const note = defineType({
  name: 'note',
  type: 'document',
  fields: [
    defineField({
      name: 'rows',
      type: 'array',
      of: [
        defineArrayMember({ type: 'object', name: 'short', fields: [label(20)] }),
        defineArrayMember({ type: 'object', name: 'long', fields: [label(60)] }),
        defineArrayMember({ type: 'reference', weak: true, to: [{ type: 'topic' }] }),
      ],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'words',
      type: 'array',
      of: [
        defineArrayMember({ type: 'string', validation: (rule) => rule.max(9) }),
        defineArrayMember({ type: 'number', validation: (rule) => rule.integer().min(1).max(9) }),
      ],
      validation: (rule) => rule.required(),
    }),
  ],
});
const types = [note, topic];

const rows = (label: z.ZodType) => z.object({ rows: z.array(z.object({ label })) });

function findings(projection: string, contract: z.ZodType) {
  const query = `*[_type == "note"]${projection}`;
  return prove({ subject: 'notes', query, contract: z.array(contract) }, { types });
}

test.each<[string, z.ZodType]>([
  ['{"rows": rows[_type in ["short", "long"]]{label}}', rows(z.string().max(60))],
  ['{"rows": rows[_type == "short"]{label}}', rows(z.string().max(20))],
  ['{words}', z.object({ words: z.array(z.union([z.string().max(9), z.int().min(1)])) })],
])('each sort of item in a list has rules of its own, and is proven by them: %s', (projection, contract) => {
  expect(findings(projection, contract).map(describeFinding)).toEqual([]);
});

test('the finding names the sort of item that is refused, and a document shows it', async () => {
  const contract = rows(z.string().max(20));
  const query = '*[_type == "note"]{"rows": rows[_type in ["short", "long"]]{label}}';
  const asked = z.array(contract);
  const showing = new Showing({ types });
  const found = prove({ subject: 'notes', query, contract: asked }, { types });
  const [shown, ...others] = await showing.show(found, showing.ofQuery(query, asked));
  expect(others).toEqual([]);
  expect(shown).toMatchObject({ verdict: 'refuted', field: 'note.rows[](long).label' });
  expect(shown?.example).toBeDefined();
});

test('a weak reference beside other items may lead nowhere', () => {
  const projection = '{"rows": rows[_type == "reference"]->{label}}';
  expect(findings(projection, rows(z.string()))).toEqual([
    expect.objectContaining({ path: '[].rows[]', name: 'may-be-null' }),
  ]);
});
