import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import { sectionsOf } from '../project-fixture.ts';
import { answersText } from './answers-text.ts';

const text = (name: string) => defineField({ name, type: 'string' });
const quote = defineType({
  name: 'quote',
  type: 'object',
  fields: [
    { ...text('lead'), validation: (rule) => rule.required() },
    defineField({ name: 'tone', type: 'string', options: { list: ["it's", 'dark'] } }),
    defineField({ name: 'size', type: 'number' }),
    defineField({ name: 'tags', type: 'array', of: [defineArrayMember({ type: 'string' })] }),
    defineField({
      name: 'by',
      type: 'object',
      fields: ['first', 'last', 'role', 'firm'].map(text),
      validation: (rule) => rule.required(),
    }),
  ],
});
const page = defineType({
  name: 'page',
  type: 'document',
  fields: [defineField({ name: 'sections', type: 'array', of: [defineArrayMember({ type: 'quote' })] })],
});

const answers = (projection: string) =>
  answersText({
    types: [quote, page],
    kinds: { quote: { projection } },
    sections: sectionsOf(`[]{_type, _type == "quote" => ${projection}}`),
    parameters: {},
  });

test('choices, gaps, defaults and lists are written as TypeScript says them', () => {
  expect(
    answers('{lead, tone, "size": coalesce(size, 1), "tags": coalesce(tags, []), "raw": size > 1}'),
  ).toBe(
    `export interface Answers {
  'quote': {
    _type: 'quote';
    lead: string;
    tone: 'it\\'s' | 'dark' | null;
    size: number;
    tags: string[];
    raw: boolean | null;
  };
}
`,
  );
});

test('a group of fields that stands in several places is written once, one that stands alone where it stands', () => {
  const by = 'by{first, last, role, firm}';
  expect(answers(`{"by": ${by}, "again": ${by}, "short": by{"a": first}}`)).toBe(
    `type By = {
  first: string | null;
  last: string | null;
  role: string | null;
  firm: string | null;
};

export interface Answers {
  'quote': {
    _type: 'quote';
    by: By;
    again: By;
    short: {
      a: string | null;
    };
  };
}
`,
  );
});
