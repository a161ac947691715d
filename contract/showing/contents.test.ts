import { defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { prove } from '../proof/prove.ts';
import { Showing } from './show-findings.ts';

test('what is said of another document is shown, too, where the query asks for it only while a field is not there', async () => {
  const topic = defineType({
    name: 'topic',
    type: 'document',
    fields: [
      defineField({ name: 'title', type: 'string', validation: (rule) => rule.required() }),
      defineField({ name: 'lead', type: 'string' }),
    ],
  });
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
  const types = [thing, topic];
  const query = '*[_type == "thing"]{"b": select(!defined(lead) => other->{"note": lead}, null)}';
  const group = z.object({ note: z.string().min(1).nullable() });
  const contract = z.array(z.object({ b: group.nullable() }));
  const showing = new Showing({ types });
  const findings = prove({ subject: 'things', query, contract }, { types });
  const [shown, ...others] = await showing.show(findings, showing.ofQuery(query, contract));
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
