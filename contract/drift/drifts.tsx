import { defineArrayMember, defineField } from '@sanity/types';
import { createElement } from 'react';
import * as z from 'zod';
import type { Quote } from './quote.tsx';

/** A change to one part of a kind that the other parts do not follow, or one that none of them needs to follow. */
export interface Drift {
  part: 'schema' | 'query' | 'contract' | 'view';
  name: string;
  isHarmless?: boolean;
  /** What replaces the fields, keys and view of the sound kind; undefined takes one away. */
  fields?: Record<string, Quote['fields'][string] | undefined>;
  projection?: Record<string, string | undefined>;
  shape?: Record<string, z.ZodType | undefined>;
  view?: Quote['view'];
}

const line = (text: ReturnType<typeof defineField>) =>
  defineField({
    name: 'lines',
    type: 'array',
    of: [
      defineArrayMember({
        type: 'object',
        name: 'line',
        fields: [text, defineField({ name: 'note', type: 'string' })],
      }),
    ],
  });

const schemaDrifts: Drift[] = [
  schema('a field is renamed', {
    words: defineField({
      name: 'words',
      type: 'string',
      validation: (rule) => rule.required().max(120),
    }),
    text: undefined,
  }),
  schema('an optional field is renamed', {
    author: defineField({ name: 'author', type: 'string' }),
    speaker: undefined,
  }),
  schema('a field is removed', { source: undefined }),
  schema('a required field becomes optional', {
    source: defineField({ name: 'source', type: 'url' }),
  }),
  schema('a required field only warns', {
    source: defineField({
      name: 'source',
      type: 'url',
      validation: (rule) => rule.required().warning(),
    }),
  }),
  schema('a text may become longer', {
    text: defineField({
      name: 'text',
      type: 'string',
      validation: (rule) => rule.required().max(200),
    }),
  }),
  schema('the limit of a text is gone', {
    text: defineField({ name: 'text', type: 'string', validation: (rule) => rule.required() }),
  }),
  schema('a choice is added', {
    tone: defineField({ name: 'tone', type: 'string', options: { list: ['light', 'dark', 'loud'] } }),
  }),
  schema('choices become a free text', {
    tone: defineField({ name: 'tone', type: 'string' }),
  }),
  schema('a text becomes a number', {
    speaker: defineField({ name: 'speaker', type: 'number' }),
  }),
  schema('a number becomes a text', {
    stars: defineField({ name: 'stars', type: 'string', validation: (rule) => rule.required() }),
  }),
  schema('a number need not be whole', {
    stars: defineField({
      name: 'stars',
      type: 'number',
      validation: (rule) => rule.required().min(1).max(5),
    }),
  }),
  schema('a number may become greater', {
    stars: defineField({
      name: 'stars',
      type: 'number',
      validation: (rule) => rule.required().integer().min(1).max(10),
    }),
  }),
  schema('an address becomes any text', {
    source: defineField({ name: 'source', type: 'string', validation: (rule) => rule.required() }),
  }),
  schema('a pattern is gone', {
    anchor: defineField({ name: 'anchor', type: 'string', validation: (rule) => rule.required() }),
  }),
  schema('a pattern permits more', {
    anchor: defineField({
      name: 'anchor',
      type: 'string',
      validation: (rule) => rule.required().regex(/^[A-Za-z0-9-]+$/),
    }),
  }),
  schema('a reference leads to another type', {
    topic: defineField({
      name: 'topic',
      type: 'reference',
      to: [{ type: 'person' }],
      validation: (rule) => rule.required(),
    }),
  }),
  schema('a reference may lead to a second type', {
    topic: defineField({
      name: 'topic',
      type: 'reference',
      to: [{ type: 'topic' }, { type: 'person' }],
      validation: (rule) => rule.required(),
    }),
  }),
  schema('a reference becomes weak', {
    topic: defineField({
      name: 'topic',
      type: 'reference',
      weak: true,
      to: [{ type: 'topic' }],
      validation: (rule) => rule.required(),
    }),
  }),
  schema('a list may be empty', {
    tags: defineField({
      name: 'tags',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().max(3),
    }),
  }),
  schema('a list may become longer', {
    tags: defineField({
      name: 'tags',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(1).max(4),
    }),
  }),
  schema('the items of a list become numbers', {
    tags: defineField({
      name: 'tags',
      type: 'array',
      of: [defineArrayMember({ type: 'number' })],
      validation: (rule) => rule.required().min(1).max(3),
    }),
  }),
  schema('a field inside a list becomes optional', {
    lines: line(defineField({ name: 'text', type: 'string' })),
  }),
  schema('a field inside a list is renamed', {
    lines: line(defineField({ name: 'words', type: 'string', validation: (rule) => rule.required() })),
  }),
  schema('a field is added that nobody reads', {
    subtitle: defineField({ name: 'subtitle', type: 'string' }),
  }),
];

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
  query('a list is filtered', { tags: 'tags[@ != "a"]' }),
  query('a list is cut', { tags: 'tags[0...0]' }),
  query('the first of a list is taken', { lines: 'lines[0]' }),
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
  contract('another form is wanted', { tags: z.string() }),
  contract('a key is wanted that nobody asks for', { subtitle: z.string() }),
  contract('code refuses a value', { text: z.string().refine((text) => text !== 'a') }),
];

const viewDrifts: Drift[] = [
  view('it relies on what may be null', ({ speaker }) => <p>{(speaker as string).toUpperCase()}</p>),
  view('it puts a text in as markup', ({ text }) =>
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the fault that is planted
    createElement('p', { dangerouslySetInnerHTML: { __html: text } }),
  ),
  view('it puts a paragraph into a paragraph', ({ text }) => (
    <p>
      <p>{text}</p>
    </p>
  )),
  view('it puts a list into a heading', ({ text }) => (
    <h2>
      <ul>
        <li>{text}</li>
      </ul>
    </h2>
  )),
  view('its items have no keys', ({ tags }) => <ul>{tags.map((tag) => createElement('li', null, tag))}</ul>),
  view('it repeats an id', ({ tags }) => (
    <div>
      {[...tags, 'one more'].map((tag) => (
        <p id="tag" key={Math.random()}>
          {tag}
        </p>
      ))}
    </div>
  )),
  view('a picture has no words', ({ source }) => createElement('img', { src: source })),
  view('it fails for a long list', ({ tags }) => {
    if (tags.length > 2) throw new Error('too many');
    return <p>{tags}</p>;
  }),
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
  contract('a text may be longer', { text: z.string().max(500) }),
  contract('a choice is added', { tone: z.enum(['light', 'dark', 'loud']) }),
  contract('a text is changed after the check', { text: z.string().transform((text) => text.trim()) }),
  view('it draws less', ({ text }) => <p>{text}</p>),
];

/** Every drift that is planted, those that harm nobody last. */
export const drifts: Drift[] = [
  ...schemaDrifts,
  ...queryDrifts,
  ...contractDrifts,
  ...viewDrifts,
  ...harmlessChanges.map((change) => ({ ...change, isHarmless: true })),
];

function schema(name: string, fields: Drift['fields']): Drift {
  return { part: 'schema', name, fields };
}

function query(name: string, projection: Drift['projection']): Drift {
  return { part: 'query', name, projection };
}

function contract(name: string, shape: Drift['shape']): Drift {
  return { part: 'contract', name, shape };
}

function view(name: string, draw: Quote['view']): Drift {
  return { part: 'view', name, view: draw };
}
