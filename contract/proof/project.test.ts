import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { draftReports } from './drafts.ts';
import { extract } from './extract.ts';
import { proveKinds, proveProject } from './project.ts';
import { describeFinding } from './verdict.ts';

test.each(proveProject().map((proof) => [proof.subject, proof] as const))(
  'schema, query and contract agree: %s',
  (_subject, { findings }) => {
    expect(findings.map(describeFinding).join('\n')).toBe('');
  },
);

test('the proof says something of every value', () => {
  const values = proveProject().flatMap(({ verdicts }) => verdicts);
  expect(values.length).toBeGreaterThan(500);
  expect(values.every(({ verdict }) => verdict === 'proven')).toBe(true);
});

const quote = defineType({
  name: 'quote',
  type: 'object',
  fields: [
    defineField({ name: 'text', type: 'string', validation: (rule) => rule.required().max(300) }),
    defineField({ name: 'tone', type: 'string', options: { list: ['light', 'dark'] } }),
    defineField({ name: 'note', type: 'string' }),
  ],
});
const page = (...kinds: string[]) =>
  defineType({
    name: 'page',
    type: 'document',
    fields: [
      defineField({ name: 'sections', type: 'array', of: kinds.map((type) => defineArrayMember({ type })) }),
    ],
  });
const query = (projection: string) =>
  `*[_type == "page"]{"sections": sections[]{_key, _type, _type == "quote" => ${projection}}}`;
const found = (proofs: ReturnType<typeof proveKinds>) =>
  proofs.flatMap(({ findings }) => findings.map(describeFinding));

test('a kind that is offered and not rendered is named, and one that is rendered and not offered', () => {
  const extracted = extract([quote, page('quote')]);
  const contract = z.object({});
  const proofs = proveKinds({ banner: { projection: '{}', contract } }, query('{}'), extracted);
  expect(found(proofs)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('✗ quote is offered by the Studio, and nobody renders it'),
      expect.stringContaining('✗ banner is in the registry, and no page can hold it'),
    ]),
  );
});

test('a field that no query reads is named', () => {
  const projection = '{text, "tone": coalesce(tone, "light")}';
  const contract = z.object({ text: z.string(), tone: z.enum(['light', 'dark']) });
  const proofs = proveKinds(
    { quote: { projection, contract } },
    query(projection),
    extract([quote, page('quote')]),
  );
  expect(found(proofs)).toEqual([
    '✗ quote.note can be filled in, and no query reads it\n    from  quote.note\n    fix   add it to the projection and the contract, or take the field out of the schema',
  ]);
});

test('a kind without a contract is given one that can be pasted', () => {
  const projection = '{text, "tone": coalesce(tone, "light"), note}';
  const proofs = proveKinds({ quote: { projection } }, query(projection), extract([quote, page('quote')]));
  expect(found(proofs).join()).toContain(`/** What the view receives. */
export const contract = z.object({
  text: z.string(),
  tone: z.enum(['light', 'dark']),
  note: z.string().nullable(),
});`);
});

test('the report on drafts names what each kind demands, and finds no draft that its contract refuses', () => {
  const reports = draftReports();
  expect(reports.find(({ kind }) => kind === 'faq')?.mayLack).toEqual(
    expect.arrayContaining(['title', 'items', 'items[].question']),
  );
  expect(reports.flatMap(({ refused }) => refused)).toEqual([]);
});
