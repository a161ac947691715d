import { defineArrayMember, defineField, defineType } from '@sanity/types';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { compileSchema } from '../compile.ts';
import { projectOf } from '../project-fixture.ts';
import { openSearchEngine } from './engine.ts';
import { examineDocument } from './examine-document.ts';
import { ownReact } from './own-react.ts';
import { worldOf } from './world.ts';

const letters = Array.from({ length: 20 }, (_, index) => String.fromCharCode(97 + index));
const post = defineType({
  name: 'post',
  type: 'document',
  fields: [
    defineField({ name: 'title', type: 'string', validation: (rule) => rule.required().regex(/\S/) }),
    defineField({ name: 'lead', type: 'string' }),
    defineField({
      name: 'letters',
      type: 'array',
      of: [defineArrayMember({ type: 'string', options: { list: letters } })],
    }),
    defineField({ name: 'sections', type: 'array', of: [defineArrayMember({ type: 'string' })] }),
  ],
});
const engine = openSearchEngine();
const contract = z.object({
  title: z.string(),
  lead: z.string().nullable(),
  letters: z.array(z.string()),
});
type Post = z.output<typeof contract>;

/** The first line of each finding on a layout of posts. */
async function found(
  layout: (props: { document: Post }) => ReactNode,
  intended?: Record<string, string>,
): Promise<string[]> {
  const rules = { mend: {}, values: {} };
  const holder = { _id: 'page', _type: 'page' };
  const searched = { ...projectOf([post]), rules, holder };
  const said = await examineDocument(
    {
      type: 'post',
      compiled: compileSchema([post]),
      projection: '{"title": coalesce(title, "Title"), lead, "letters": coalesce(letters, [])}',
      contract,
      view: layout,
      props: (document) => ({ document }),
      drawnElsewhere: ['sections'],
      react: ownReact,
      world: worldOf(searched),
      intended,
    },
    engine,
  );
  return said.map((one) => one.split('\n', 1).join());
}

const whole = ({ document: { title, lead, letters: all } }: { document: Post }) => (
  <article>
    <h1>{title}</h1>
    <p>{lead}</p>
    <p>{all.join(' ')}</p>
  </article>
);

test('a layout that draws all that an editor fills in is well; what others draw is not asked for', async () => {
  expect(await found(whole)).toEqual([]);
});

test('a field that a layout does not draw is found, unless it is meant so', async () => {
  const silent = ({ document }: { document: Post }) => whole({ document: { ...document, lead: null } });
  expect(await found(silent)).toEqual([
    expect.stringMatching(/^post, lead: the text "\w+" is drawn nowhere\.$/),
  ]);
  expect(await found(silent, { lead: 'Search engines are told it.' })).toEqual([]);
});

test('of many choices that nobody draws one sentence is said', async () => {
  const silent = ({ document }: { document: Post }) => whole({ document: { ...document, letters: [] } });
  expect(await found(silent)).toEqual(['post, letters[]: "a" and all other choices are drawn alike.']);
});

test('a layout that always fails is found', async () => {
  const failing = () => {
    throw new Error('no layout');
  };
  expect(await found(failing)).toEqual(['post: its layout could never be drawn.']);
});
