import { defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Project } from '../project.ts';
import { prove } from '../proof/prove.ts';
import { openSearchEngine } from '../search/engine.ts';
import type { Content } from './contents.ts';
import { Showing } from './show-findings.ts';

const topic = defineType({
  name: 'topic',
  type: 'document',
  fields: [
    defineField({ name: 'title', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'lead', type: 'string' }),
  ],
});

test('what is said of another document is shown, too, where the query asks for it only while a field is not there', async () => {
  const thing = defineType({
    name: 'thing',
    type: 'document',
    fields: [
      defineField({
        name: 'other',
        type: 'reference',
        to: [{ type: 'topic' }],
        validation: (rule) => rule.required(),
      }),
      defineField({ name: 'lead', type: 'string' }),
    ],
  });
  const query = '*[_type == "thing"]{"b": select(!defined(lead) => other->{"note": lead}, null)}';
  const group = z.object({ note: z.string().min(1).nullable() });
  const contract = z.array(z.object({ b: group.nullable() }));
  const [shown, ...others] = await show([thing, topic], query, contract);
  expect(others).toEqual([]);
  expect(shown).toMatchObject({
    path: '[].b.note',
    verdict: 'refuted',
    example: {
      stored: { _type: 'thing', other: { _ref: 'topic-1' } },
      around: [{ _type: 'topic', lead: '' }],
    },
  });
});

test('what is said of a list of references is shown, too, where the list demands more of them than usually are there', async () => {
  const thing = defineType({
    name: 'thing',
    type: 'document',
    fields: [
      defineField({
        name: 'read',
        type: 'array',
        of: [{ type: 'reference', to: [{ type: 'topic' }] }],
        validation: (rule) => rule.required().min(4).unique(),
      }),
    ],
  });
  const query = '*[_type == "thing"]{"a": read[]->lead}';
  const [shown] = await show([thing, topic], query, z.array(z.object({ a: z.array(z.string()) })));
  expect(shown).toMatchObject({
    path: '[].a[]',
    verdict: 'refuted',
    example: { stored: { read: { length: 4 } } },
  });
});

test('what is said of another document is shown, too, where two fields have to be otherwise for it to be asked for', async () => {
  const thing = defineType({
    name: 'thing',
    type: 'document',
    fields: [
      defineField({ name: 'other', type: 'array', of: [{ type: 'reference', to: [{ type: 'topic' }] }] }),
      defineField({
        name: 'tone',
        type: 'string',
        options: { list: ['light', 'dark'] },
        validation: (rule) => rule.required(),
      }),
      defineField({ name: 'lead', type: 'string' }),
    ],
  });
  const asked = (key: string) => `*[_type == "thing"]{!(defined(lead) || tone == "light") => {"b": ${key}}}`;
  const titles = z.array(z.object({ b: z.array(z.enum(['a', 'b'])).nullish() }));
  const [ofTitle] = await show([thing, topic], asked('array::compact(other[]->title)'), titles);
  expect(ofTitle).toMatchObject({
    path: '[].b[]',
    verdict: 'refuted',
    example: { stored: { tone: 'dark', other: [{ _ref: 'topic-3' }] } },
  });
  const leads = z.array(z.object({ b: z.array(z.string().min(1)).nullish() }));
  const [ofLead] = await show([thing, topic], asked('array::compact(other[]->lead)'), leads);
  expect(ofLead).toMatchObject({
    path: '[].b[]',
    verdict: 'refuted',
    example: { stored: { tone: 'dark' }, around: [{ _type: 'topic', lead: '' }] },
  });
});

async function show(types: Project['types'], query: string, contract: z.ZodType) {
  const showing = new Showing({ types });
  const findings = prove({ subject: 'things', query, contract }, { types });
  return await showing.show(findings, showing.ofQuery(query, contract));
}

test('what fails while one thing is missing is found, too, where the query finds only what has all others', async () => {
  const names = [...'abcdefghijklmnopqrstuvwx'];
  const thing = defineType({
    name: 'thing',
    type: 'document',
    fields: [...names, 'note'].map((name) => defineField({ name, type: 'string' })),
  });
  const found = names.map((name) => `defined(${name})`).join(' && ');
  const showing = new Showing({ types: [thing] });
  const shown = showing.ofQuery(`*[_type == "thing" && ${found}].note`, z.array(z.string().nullable()));
  const isWithoutNote = (content: Content) =>
    JSON.stringify(shown.answer(content, openSearchEngine())) === '[null]';
  const fault = await showing.firstFault(shown, (content) =>
    isWithoutNote(content) ? { name: 'no note' } : undefined,
  );
  expect(fault?.fault).toEqual({ name: 'no note' });
});
