import { defineArrayMember, defineField, defineType } from '@sanity/types';
import * as fc from 'fast-check';
import { evaluate, parse } from 'groq-js';
import { expect, test } from 'vitest';
import { type Member, membersOf } from './comparing/member.ts';
import { type ExtractedSchema, extract } from './query-types/extract.ts';
import { resultType } from './query-types/result-type.ts';

// A newer groq-js may foretell other types; this tests that what an expression answers is one of the foretold forms.
const thing = defineType({
  name: 'thing',
  type: 'document',
  fields: [
    defineField({ name: 'a', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'b', type: 'string' }),
    defineField({ name: 'choice', type: 'string', options: { list: ['x', 'y'] } }),
    defineField({ name: 'n', type: 'number', validation: (rule) => rule.required() }),
    defineField({ name: 'm', type: 'number' }),
    defineField({ name: 'yes', type: 'boolean' }),
    defineField({ name: 'list', type: 'array', of: [defineArrayMember({ type: 'string' })] }),
    defineField({ name: 'numbers', type: 'array', of: [defineArrayMember({ type: 'number' })] }),
    defineField({
      name: 'items',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'item',
          fields: [defineField({ name: 'text', type: 'string' })],
        }),
        defineArrayMember({
          type: 'object',
          name: 'other',
          fields: [defineField({ name: 'size', type: 'number' })],
        }),
      ],
    }),
    defineField({ name: 'body', type: 'array', of: [defineArrayMember({ type: 'block' })] }),
    defineField({ name: 'link', type: 'reference', to: [{ type: 'thing' }] }),
    defineField({ name: 'weak', type: 'reference', weak: true, to: [{ type: 'thing' }] }),
    defineField({
      name: 'links',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', weak: true, to: [{ type: 'thing' }] })],
    }),
  ],
});
const extracted = extract([thing]);

// groq-js calls methods of the objects that it is given.
const plain = { noNullPrototype: true } as const;
const word = fc.constantFrom('', 'a', 'Words of a sentence', 'x');
const number = fc.constantFrom(0, 1, -1, 2.5, 7);
const block = fc.record(
  {
    _key: word,
    _type: fc.constant('block'),
    children: fc.array(fc.record({ _key: word, _type: fc.constant('span'), text: word }, plain), {
      maxLength: 2,
    }),
  },
  plain,
);
const reference = (...ids: string[]) =>
  fc.record({ _type: fc.constant('reference'), _ref: fc.constantFrom(...ids) }, plain);
const document = (_id: string) =>
  fc.record(
    {
      _id: fc.constant(_id),
      _type: fc.constant('thing'),
      a: word.filter(Boolean),
      n: number,
      b: word,
      choice: fc.constantFrom('x', 'y'),
      m: number,
      yes: fc.boolean(),
      list: fc.array(word, { maxLength: 3 }),
      numbers: fc.array(number, { maxLength: 3 }),
      items: fc.array(
        fc.oneof(
          fc.record(
            { _key: word, _type: fc.constant('item'), text: word },
            { requiredKeys: ['_key', '_type'], ...plain },
          ),
          fc.record(
            { _key: word, _type: fc.constant('other'), size: number },
            { requiredKeys: ['_key', '_type'], ...plain },
          ),
        ),
        { maxLength: 3 },
      ),
      body: fc.array(block, { maxLength: 2 }),
      link: reference('one', 'two'),
      weak: reference('one', 'gone'),
      links: fc.array(reference('two', 'gone'), { maxLength: 3 }),
    },
    { requiredKeys: ['_id', '_type', 'a', 'n'], ...plain },
  );
const dataset = fc.tuple(document('one'), document('two'));

test.each([
  'a',
  'b',
  'coalesce(b, "…")',
  'coalesce(b, m, null)',
  'select(yes => a)',
  'select(yes => a, choice == "x" => 1)',
  'select(choice == "x" => "is x", b)',
  'n / m',
  'n % m',
  'n / 2',
  'm ** 0.5',
  'n + coalesce(m, 1)',
  'a + coalesce(b, "")',
  'round(n / coalesce(m, 1))',
  'pt::text(body)',
  'pt::text(coalesce(body, []))',
  'count(items)',
  'count(coalesce(list, []))',
  'length(b)',
  'lower(b)',
  'upper(a)',
  'string(n)',
  'math::min(numbers)',
  'math::max(coalesce(numbers, []))',
  'math::avg(coalesce(numbers, []))',
  'math::sum(coalesce(numbers, [])[@ > 100])',
  'list[]',
  'list[0]',
  'list[0...2]',
  'list[@ == "x"]',
  'items[]{_type, text}',
  'items[_type == "item"]{text}',
  'items[]{_type == "item" => {text}, _type == "other" => {size}}',
  'items[].text',
  'items[defined(text)].text',
  'items[0]{text, size}',
  'items[]{_key, "up": ^.a}',
  '[...coalesce(list, []), a]',
  '[...list, ...coalesce(numbers, []), b]',
  '[...items[].text, ...select(yes => list, numbers)]',
  '[...b, ...items[defined(text)]{text}]',
  '[...[...list, n], a]',
  'select(defined(b) => b, "x")',
  'select(!defined(b) => 1, b)',
  '{defined(b) => {"also": b}, choice == "x" => {"n": m}}',
  '[a, b]',
  'array::compact(list)',
  'array::unique(list)',
  'array::join(list, " ")',
  'array::compact(items[].text)',
  'link->a',
  'link->{b}',
  'weak->a',
  'links[]->a',
  'array::compact(links[]->)[]{a}',
  'links[]->{a}',
  'defined(b)',
  'b == "a"',
  'yes && a == "x"',
  'choice in ["x"]',
  '*[_type == "thing" && references(^._id)]{a}',
  '*[_type == "thing" && b == ^.a][0].n',
  '*[_type == "thing"] | order(n desc)[0...1]{n}',
  '{"inner": {"deep": b}}',
  'body[]{_type, "text": children[].text}',
  'string::split(a, " ")',
  'null',
  '"text"',
  '[]',
])('what %s answers is of the foretold type', async (expression) => {
  const query = `*[_type == "thing"]{"value": ${expression}}`;
  const foretold = membersOf(resultType(query, extracted), extracted);
  const tree = parse(query);
  await fc.assert(
    fc.asyncProperty(dataset, async (documents) => {
      const found = await (await evaluate(tree, { dataset: documents })).get();
      expect(misfit(found, foretold, extracted)).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

/** Says where a value fits none of the forms; undefined when it fits one. */
function misfit(value: unknown, forms: Member[], types: ExtractedSchema, path = ''): string | undefined {
  const faults = forms.map((form) => misfitOf(value, form, types, path));
  if (forms.length > 0 && faults.includes(undefined)) return undefined;
  return (
    faults.find(Boolean) ?? `${path || 'the result'} is ${JSON.stringify(value)}, and no value was foretold`
  );
}

function misfitOf(value: unknown, form: Member, types: ExtractedSchema, path: string): string | undefined {
  const other = `${path || 'the result'} is ${JSON.stringify(value)}, foretold was ${JSON.stringify(form)}`;
  if (form.is === 'unknown') return undefined;
  if (form.is === 'null') return value === null ? undefined : other;
  if (form.is === 'absent') return value === undefined ? undefined : other;
  if (form.is === 'list') {
    if (!Array.isArray(value)) return other;
    const items = membersOf(form.of, types);
    // A list of nothing is a vacuous type: nothing may be in it.
    return value.map((item, index) => misfit(item, items, types, `${path}[${index}]`)).find(Boolean);
  }
  if (form.is === 'object') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return other;
    return Object.entries(value)
      .map(([key, field]) => {
        const declared = form.fields[key];
        if (!declared) return form.isOpen ? undefined : `${path}.${key} was not foretold`;
        return misfit(field, membersOf(declared.value, types), types, `${path}.${key}`);
      })
      .find(Boolean);
  }
  if (typeof value !== { text: 'string', number: 'number', boolean: 'boolean' }[form.is]) return other;
  return form.value === undefined || form.value === value ? undefined : other;
}
