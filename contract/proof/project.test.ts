import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { sectionsOf } from '../project-fixture.ts';
import { proveKinds } from './project.ts';
import { extract } from './query-types/extract.ts';
import { describeFinding } from './verdict.ts';

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
const sections = (projection: string) => sectionsOf(`[]{_key, _type, _type == "quote" => ${projection}}`);
const found = (proofs: ReturnType<typeof proveKinds>) =>
  proofs.flatMap(({ findings }) => findings.map(describeFinding));

test('a kind that is offered and not rendered is named, and one that is rendered and not offered', () => {
  const extracted = extract([quote, page('quote')]);
  const contract = z.object({});
  const proofs = proveKinds({ banner: { projection: '{}', contract } }, sections('{}'), extracted);
  expect(found(proofs)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('✗ quote is offered by the Studio, but nothing renders it'),
      expect.stringContaining('✗ banner is in the registry, but no page can hold it'),
    ]),
  );
});

test('a kind that cannot be judged is found, and the others are judged all the same', () => {
  const note = { ...quote, name: 'note' };
  const projection = '{text, tone, note}';
  const contract = z.object({ text: z.string(), tone: z.null(), note: z.string().nullable() });
  const broken = '{text ==}';
  const both = sectionsOf(`[]{_key, _type, _type == "quote" => ${projection}, _type == "note" => ${broken}}`);
  const kinds = { note: { projection: broken, contract }, quote: { projection, contract } };
  expect(found(proveKinds(kinds, both, extract([quote, note, page('quote', 'note')])))).toEqual([
    expect.stringMatching(
      /^✗ note cannot be judged because its query cannot be read beyond “\{text ==\}”: unexpected token/,
    ),
    expect.stringMatching(/^✗ quote\.tone may be|^✗ quote\.tone has a value/),
    expect.stringMatching(/^✗ registration cannot be judged: /),
  ]);
});

test('a field that no query reads can be excused, as all that is found', () => {
  const projection = '{text, tone}';
  const contract = z.object({ text: z.string(), tone: z.string().nullable() });
  const kind = { projection, contract, excused: { note: 'It is for editors.' } };
  expect(found(proveKinds({ quote: kind }, sections(projection), extract([quote, page('quote')])))).toEqual(
    [],
  );
});

test('a field that no query reads is named', () => {
  const projection = '{text, "tone": coalesce(tone, "light")}';
  const contract = z.object({ text: z.string(), tone: z.enum(['light', 'dark']) });
  const proofs = proveKinds(
    { quote: { projection, contract } },
    sections(projection),
    extract([quote, page('quote')]),
  );
  expect(found(proofs)).toEqual([
    '✗ quote.note can be filled in, but no query reads it\n    from  quote.note\n    fix   add it to the projection and the contract, or take the field out of the schema\n    see   docs/findings.md#nobody-reads',
  ]);
});

test('what Sanity adds to a picture in a list is no field that a query should read', () => {
  const picture = defineField({ name: 'mark', type: 'image' });
  const logo = defineArrayMember({ type: 'object', name: 'logo', fields: [picture] });
  const row = { ...quote, fields: [defineField({ name: 'logos', type: 'array', of: [logo] })] };
  const projection = '{"logos": coalesce(logos[]{"src": mark.asset->url}, [])}';
  const contract = z.object({ logos: z.array(z.object({ src: z.string().nullable() })) });
  const proofs = proveKinds(
    { quote: { projection, contract } },
    sections(projection),
    extract([row, page('quote')]),
  );
  expect(found(proofs)).toEqual([]);
});

test('a kind without a contract is given one that can be pasted', () => {
  const projection = '{text, "tone": coalesce(tone, "light"), note}';
  const proofs = proveKinds({ quote: { projection } }, sections(projection), extract([quote, page('quote')]));
  expect(found(proofs).join()).toContain(`/** What the view receives. */
export const contract = z.object({
  text: z.string(),
  tone: z.enum(['light', 'dark']),
  note: z.string().nullable(),
});`);
});
