import { defineArrayMember, defineField, defineType } from '@sanity/types';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { compileSchema } from '../compile.ts';
import { compiledType } from '../compiled-type-of.ts';
import { sectionsOf } from '../project-fixture.ts';
import type { CompiledType } from '../reading/compiled-type.ts';
import { describeCounterexample } from './counterexample.ts';
import { openSearchEngine } from './engine.ts';
import { ownReact } from './own-react.ts';
import { searchKind } from './search-kind.ts';
import { objects } from './values.ts';
import { worldOf } from './world.ts';

const entry = defineType({
  name: 'entry',
  type: 'object',
  fields: [
    defineField({ name: 'title', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'entries', type: 'array', of: [defineArrayMember({ type: 'entry' })] }),
    defineField({ name: 'first', type: 'entry' }),
  ],
});
const tree = (...fields: ReturnType<typeof defineField>[]) =>
  defineType({
    name: 'tree',
    type: 'object',
    fields: [defineField({ name: 'root', type: 'entry', validation: (rule) => rule.required() }), ...fields],
  });
const page = defineType({
  name: 'page',
  type: 'document',
  fields: [defineField({ name: 'sections', type: 'array', of: [{ type: 'tree' }] })],
});
const engine = openSearchEngine();

function found(
  contract: z.ZodType,
  fields: ReturnType<typeof defineField>[] = [],
  rules = { mend: {}, values: {} },
) {
  const types = [entry, tree(...fields), page];
  const projection = `{root${fields.map(({ name }) => `, ${name}`).join('')}}`;
  const project = {
    types,
    kinds: { tree: { projection, contract } },
    sections: sectionsOf(`[]{_key, _type, _type == "tree" => ${projection}}`),
    rules,
    holder: { _id: 'page-of-the-search', _type: 'page' },
  };
  const searched = {
    kind: 'tree',
    compiled: compileSchema(types),
    projection,
    contract,
    view: () => <p>A tree</p>,
    react: ownReact,
    world: worldOf(project, { types: [] }),
  };
  const counterexample = searchKind(searched, engine, { runs: 80, seed: 4 });
  return counterexample && describeCounterexample(counterexample);
}

const node: z.ZodType = z.object({
  title: z.string(),
  get entries() {
    return z.array(node).nullish();
  },
  get first() {
    return node.nullish();
  },
});

test('things of a type that stands within itself are made, some levels deep', () => {
  const types = [entry, tree(), page];
  const type = compiledType(compileSchema(types), 'tree') as CompiledType;
  const depths = fc
    .sample(objects(type, { ids: {} }), { numRuns: 60, seed: 2 })
    .map((made) => JSON.stringify(made).split('"_type":"entry"').length - 1);
  expect(Math.max(...depths)).toBeGreaterThan(2);
  expect(found(z.object({ root: node }))).toBeNull();
});

test('what is wrong in one that stands in another is found', () => {
  const shallow = z.object({
    root: z.object({ title: z.string(), entries: z.array(z.object({ first: z.null() })).nullish() }),
  });
  expect(found(shallow)).toContain('root.entries[1].first');
});

test('a pattern that takes small and great letters is one of which texts are made', () => {
  const code = defineField({
    name: 'code',
    type: 'string',
    validation: (rule) => rule.required().regex(/^[a-z]{2,4}-[0-9]$/i),
  });
  expect(found(z.object({ root: node, code: z.string().regex(/^[a-zA-Z]{2,4}-[0-9]$/) }), [code])).toBeNull();
  expect(found(z.object({ root: node, code: z.string().regex(/^[a-z]{2,4}-[0-9]$/) }), [code])).toContain(
    'code',
  );
});

test('a pattern of which no texts can be made is found, with its field, and ends nothing', () => {
  const code = defineField({
    name: 'code',
    type: 'string',
    validation: (rule) => rule.required().regex(/^(?<!x)\p{Lu}+$/v),
  });
  expect(found(z.object({ root: node, code: z.string() }), [code])).toMatch(
    /^It cannot be searched: tree\.code: no texts can be made of the pattern/,
  );
});

test('code that throws or would have to be waited for is found, with its field', () => {
  const title = (contract: z.ZodType) => z.object({ root: z.object({ title: contract }) });
  const throwing = z.string().transform((text) => new URL(text).href);
  expect(found(title(throwing))).toMatch(
    /^The contract refuses it: root\.title: its contract threw: Invalid URL/,
  );
  const waiting = z.string().transform(async (text) => text);
  expect(found(title(waiting))).toMatch(
    /root\.title: its contract is asynchronous, and no page waits for it/,
  );
  const last = z.string().pipe(z.string().refine(async () => true));
  expect(found(title(last))).toMatch(/its contract is asynchronous/);
});

test('a mend that throws is found', () => {
  const mend = {
    tree: () => {
      throw new Error('no such field');
    },
  };
  expect(found(z.object({ root: node }), [], { mend, values: {} })).toBe(
    'It cannot be searched: no such field\n    see   docs/findings.md#cannot-be-searched',
  );
});

test('a hidden field that the Studio demands is filled in', () => {
  const secret = defineField({
    name: 'secret',
    type: 'string',
    hidden: true,
    initialValue: 'a',
    validation: (rule) => rule.required(),
  });
  expect(found(z.object({ root: node, secret: z.string() }), [secret])).toBeNull();
});
