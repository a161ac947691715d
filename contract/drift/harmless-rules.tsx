import { createElement } from 'react';
import * as z from 'zod';
import type { Drift } from './drift.ts';
import {
  branches,
  branchField,
  field,
  fieldDrift,
  fieldsOf,
  picture,
  required,
  rows,
  size,
  text,
  tree,
} from './drift-fields.ts';
import { anchorForm } from './quote.tsx';
import { SoundView } from './sound-view.tsx';

/** A view that draws every text and number that it is given besides. */
const withTexts: Drift['view'] = (props) => {
  const texts = textsIn(['rows', 'branches', 'size'].map((key) => Reflect.get(props, key)));
  return createElement(
    'div',
    null,
    createElement(SoundView, props),
    createElement('p', null, texts.join(' ')),
  );
};

function textsIn(value: unknown, key?: string): string[] {
  if (typeof value === 'number') return [`${value}`];
  if (typeof value === 'string') return key?.startsWith('_') ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, name));
}

/** Changes after which the parts still agree, although they do not seem to. */
export const harmlessRules: Drift[] = [
  fieldDrift(
    'schema',
    'a number is above another',
    size((rule) => rule.required().greaterThan(0)),
    z.number().positive(),
    { view: withTexts },
  ),
  fieldDrift(
    'schema',
    'a whole number is above nothing',
    size((rule) => rule.required().integer().greaterThan(0).lessThan(9)),
    z.int().min(1).max(8),
    { view: withTexts },
  ),
  fieldDrift(
    'schema',
    'a number is below another',
    size((rule) => rule.required().lessThan(5)),
    z.number().lt(5),
    { view: withTexts },
  ),
  fieldDrift(
    'schema',
    'a pattern ignores the case of letters',
    { ...text('code'), validation: (rule) => rule.required().regex(/^[a-f]+$/i) },
    z.string().regex(/^[a-f]+$/i),
  ),
  fieldDrift('schema', 'a type stands within itself', branchField, tree(z.string()), {
    ...branches,
    view: withTexts,
  }),
  fieldDrift(
    'schema',
    'a field is hidden and has a first value',
    { ...text('code'), hidden: true, initialValue: 'a', ...required },
    z.string(),
  ),
  {
    ...fieldDrift(
      'schema',
      'one of two types of items has a text',
      rows,
      z.array(z.object({ title: z.string(), n: z.string().nullable() })).nullable(),
    ),
    projection: { rows: 'rows[]{title, n}' },
    view: withTexts,
  },
  {
    part: 'schema',
    name: 'one of two types of documents has a text',
    fields: fieldsOf(
      field({
        name: 'topic',
        type: 'reference',
        to: [{ type: 'topic' }, { type: 'person' }],
        ...required,
      }),
    ),
    projection: { topic: 'coalesce(topic->title, "a")', lead: 'topic->lead' },
    shape: { topic: z.string(), lead: z.string().nullable() },
  },
  {
    ...fieldDrift('schema', 'a picture is there', picture, z.string()),
    projection: { shot: 'shot.asset->url' },
  },
  fieldDrift(
    'contract',
    'a pattern is a beginning',
    { ...text('code'), validation: (rule) => rule.required().regex(/^\//) },
    z.string().startsWith('/'),
  ),
  fieldDrift('contract', 'a text is trimmed', { ...text('speaker') }, z.string().trim().nullable()),
  fieldDrift(
    'contract',
    'a pattern is written otherwise',
    { ...text('anchor'), validation: (rule) => rule.required().regex(anchorForm) },
    z.string().regex(/^(?:[a-z]|[0-9]|-)+$/),
  ),
  fieldDrift(
    'contract',
    'a pattern is wider',
    { ...text('anchor'), validation: (rule) => rule.required().regex(anchorForm) },
    z.string().regex(/^[a-z0-9_-]+$/),
  ),
  fieldDrift(
    'contract',
    'two contracts are one by .and()',
    { ...text('text'), validation: (rule) => rule.required().max(120) },
    z.string().min(1).and(z.string().max(120)),
  ),
  fieldDrift(
    'contract',
    'code that refuses nothing is excused',
    { ...text('speaker') },
    z
      .string()
      .refine(() => true)
      .nullable(),
    { excused: { speaker: 'It refuses nothing.' } },
  ),
  {
    part: 'contract',
    name: 'a union is told by a choice',
    fields: fieldsOf(
      field({
        name: 'tone',
        type: 'string',
        options: { list: ['light', 'dark'] },
        ...required,
      }),
    ),
    projection: {
      tone: 'tone',
      look: '{tone, tone == "dark" => {"deep": coalesce(speaker, "x")}, tone == "light" => {"pale": speaker}}',
    },
    shape: {
      look: z.discriminatedUnion('tone', [
        z.object({ tone: z.literal('dark'), deep: z.string() }),
        z.object({ tone: z.literal('light'), pale: z.string().nullable() }),
      ]),
    },
  },
];
