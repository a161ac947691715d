import { defineField } from '@sanity/types';
import * as z from 'zod';
import { borderDrifts, harmlessAtBorder } from './border-drifts.ts';
import { contract, type Drift, query, schema } from './drift.ts';
import { harmlessRules } from './harmless-rules.tsx';
import { formDrifts, ruleDrifts } from './rule-drifts.ts';
import { schemaDrifts } from './schema-drifts.ts';
import { harmlessViews, shownDrifts } from './shown-drifts.tsx';
import { viewDrifts } from './view-drifts.tsx';

const queryDrifts: Drift[] = [
  query('a key is forgotten', { text: undefined }),
  query('an optional key is forgotten', { speaker: undefined }),
  query('a key is misspelt', { txt: 'text', text: undefined }),
  query('a field is misspelt', { text: 'txet' }),
  query('an optional field is misspelt', { speaker: 'speeker' }),
  query('a default is dropped', { tone: 'tone' }),
  query('a default is none of the choices', { tone: 'coalesce(tone, "pale")' }),
  query('a reference is not followed', { topic: 'topic' }),
  query('a reference is followed to a field that may be missing', { topic: 'topic->lead' }),
  query('a reference is followed to a field that does not exist', { topic: 'topic->name' }),
  query('a list that must have items is filtered', { tags: 'tags[@ != "a"]' }),
  query('a list is cut below what it must have', { tags: 'tags[0...0]' }),
  query('the first of a list is taken', { lines: 'lines[0]' }),
  query('a list is cut to its first two', {
    lines: 'coalesce(lines[0..1]{"key": _key, "text": text, note}, [])',
  }),
  query('items that lack what they need not have are left out', {
    lines: 'coalesce(lines[defined(note)]{"key": _key, "text": text, note}, [])',
  }),
  query('a missing list is left null', { lines: 'lines[]{"key": _key, text, note}' }),
  query('a select has no last value', { text: 'select(tone == "dark" => text)' }),
  query('a number is divided', { stars: 'stars / 2' }),
  query('a number becomes a text', { stars: 'string(stars)' }),
  query('two lists are made one', { tags: '[...tags, ...tags]' }),
  query('a text is put together and grows', { text: 'text + text' }),
  query('a field is asked for that the contract drops', { more: 'speaker' }),
];

const contractDrifts: Drift[] = [
  contract('a choice is gone', { tone: z.enum(['light']) }),
  contract('a text must be shorter', { text: z.string().max(100) }),
  contract('a text must be longer', { text: z.string().min(3) }),
  contract('a text must be an address', { text: z.url() }),
  contract('a text must be a mailbox', { text: z.email() }),
  contract('a pattern is narrower', { anchor: z.string().regex(/^[a-z]+$/) }),
  contract('null is no longer accepted', { speaker: z.string() }),
  contract('a default of zod stands in for null', { speaker: z.string().default('Somebody') }),
  contract('null from a weak reference is not accepted', { weakly: z.string() }),
  contract('the text of an empty body is not accepted', { body: z.string() }),
  contract('a number must be greater', { stars: z.int().min(2).max(5) }),
  contract('a list must be longer', { tags: z.array(z.string()).min(2) }),
  contract('a list that may be empty must not be', {
    lines: z.array(z.object({ key: z.string(), text: z.string(), note: z.string().nullable() })).min(1),
  }),
  contract('a missing value is accepted, but not null', { speaker: z.string().optional() }),
  contract('an item may have no further key', {
    lines: z.array(z.strictObject({ key: z.string(), text: z.string() })),
  }),
  contract('another form is wanted', { tags: z.string() }),
  contract('a key is wanted that nobody asks for', { subtitle: z.string() }),
  contract('an item may not have a key', {
    lines: z.array(z.strictObject({ text: z.string(), note: z.string().nullable() })),
  }),
  contract('the second half of a pipe is narrower', { text: z.string().pipe(z.string().max(100)) }),
  contract('code after the check can refuse', {
    text: z.string().transform((text, { issues }) => {
      if (text === 'a') issues.push({ code: 'custom', input: text });
      return text;
    }),
  }),
  contract('code after the check throws', {
    text: z.string().transform((text) => new URL(text).href),
  }),
  contract('code would have to be waited for', { text: z.string().transform(async (text) => text) }),
  contract('code refuses a value', { text: z.string().refine((text) => text !== 'a') }),
];

const harmlessChanges: Drift[] = [
  schema('a text must be shorter', {
    text: defineField({ name: 'text', type: 'string', validation: (rule) => rule.required().max(90) }),
  }),
  schema('an optional field becomes required', {
    speaker: defineField({ name: 'speaker', type: 'string', validation: (rule) => rule.required() }),
  }),
  schema('a choice is gone', {
    tone: defineField({ name: 'tone', type: 'string', options: { list: ['light'] } }),
  }),
  schema('a title and a description change', {
    speaker: defineField({ name: 'speaker', type: 'string', title: 'Who', description: 'The name.' }),
  }),
  query('a default is added', { speaker: 'coalesce(speaker, "Somebody")' }),
  query('a list is ordered', { tags: 'tags | order(@)' }),
  query('a list is cut above its limit', { lines: 'coalesce(lines[0...5]{"key": _key, text, note}, [])' }),
  {
    part: 'query',
    name: 'a select asks whether a text is there',
    projection: { speaker: 'select(defined(speaker) => speaker, "Somebody")' },
    shape: { speaker: z.string() },
  },
  {
    part: 'query',
    name: 'a key is asked for where it is there',
    projection: { speaker: 'speaker', more: 'select(speaker != null => {"name": speaker}, null)' },
    shape: { more: z.object({ name: z.string() }).nullable() },
  },
  query('a list is cut, and keeps what it must have', { tags: 'tags[0...3]' }),
  query('a list is spread into another', { tags: '[...tags][0...3]' }),
  query('each item of a list is taken once', { tags: 'array::unique(tags)' }),
  {
    part: 'query',
    name: 'the first of a list that has one is taken',
    projection: { speaker: 'coalesce(speaker, tags[0])' },
    shape: { speaker: z.string() },
  },
  contract('a text may be longer', { text: z.string().max(500) }),
  contract('a choice is added', { tone: z.enum(['light', 'dark', 'loud']) }),
  contract('a text is changed after the check', { text: z.string().transform((text) => text.trim()) }),
  contract('a known value goes through a pipe', {
    tone: z.string().pipe(z.enum(['light', 'dark']).refine((tone) => tone.length > 1)),
  }),
  ...harmlessViews,
  ...harmlessRules,
  ...harmlessAtBorder,
];

/** Every drift that is planted, those that harm nobody last. */
export const drifts: Drift[] = [
  ...schemaDrifts,
  ...queryDrifts,
  ...contractDrifts,
  ...ruleDrifts,
  ...formDrifts,
  ...viewDrifts,
  ...shownDrifts,
  ...borderDrifts,
  ...harmlessChanges.map((change) => ({ ...change, isHarmless: true })),
];
