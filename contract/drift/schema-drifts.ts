import { defineArrayMember, defineField } from '@sanity/types';
import { type Drift, schema } from './drift.ts';

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

/** Changes to the fields of the Studio. */
export const schemaDrifts: Drift[] = [
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
  schema('a list may hold items of a second type', {
    tags: defineField({
      name: 'tags',
      type: 'array',
      of: [defineArrayMember({ type: 'string' }), defineArrayMember({ type: 'number' })],
      validation: (rule) => rule.required().min(1).max(3),
    }),
  }),
  schema('a text becomes a group of fields', {
    speaker: defineField({
      name: 'speaker',
      type: 'object',
      fields: [defineField({ name: 'name', type: 'string' })],
    }),
  }),
  schema('a field is added that nobody reads', {
    subtitle: defineField({ name: 'subtitle', type: 'string' }),
  }),
  schema('a field is added whose name is read elsewhere', {
    note: defineField({ name: 'note', type: 'string' }),
  }),
];
