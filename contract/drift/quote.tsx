import { defineArrayMember, defineField, defineType } from '@sanity/types';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { type QuoteProps, SoundView } from './sound-view.tsx';

/**
 * A kind of section with one of everything: what editors fill in, what is asked for, what is accepted, what is drawn.
 */
export interface Quote {
  /** The fields of the Studio, by their names. */
  fields: Record<string, ReturnType<typeof defineField>>;
  /** The keys of the projection. */
  projection: Record<string, string>;
  /** The keys of the contract. */
  shape: Record<string, z.ZodType>;
  view: (props: QuoteProps) => ReactNode;
}

/** The kind in which every part agrees with every other; faults are planted into copies of it. */
export function soundQuote(): Quote {
  return {
    fields: Object.fromEntries(soundFields().map((field) => [field.name, field])),
    projection: {
      text: 'text',
      speaker: 'speaker',
      tone: 'coalesce(tone, "light")',
      stars: 'stars',
      source: 'source',
      anchor: 'anchor',
      topic: 'topic->title',
      weakly: 'weakly->title',
      tags: 'tags',
      lines: 'coalesce(lines[]{"key": _key, "text": text, note}, [])',
      body: 'pt::text(body)',
      picture: '{"alt": picture.alt}',
    },
    shape: {
      text: z.string().min(1).max(120),
      speaker: z.string().nullable(),
      tone: z.enum(['light', 'dark']),
      stars: z.int().min(1).max(5),
      source: z.url(),
      anchor: z.string().regex(anchorForm),
      topic: z.string(),
      weakly: z.string().nullable(),
      tags: z.array(z.string()).min(1).max(3),
      lines: z.array(z.object({ key: z.string(), text: z.string(), note: z.string().nullable() })),
      body: z.string().nullable(),
      picture: z.object({ alt: z.string().nullable() }),
    },
    view: SoundView,
  };
}

/** The form of an anchor, which schema and contract share. */
export const anchorForm = /^[a-z0-9-]+$/;

/** The document type that quotes refer to. */
export const topic = defineType({
  name: 'topic',
  type: 'document',
  fields: [
    defineField({ name: 'title', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'lead', type: 'string' }),
  ],
});

/** Another document type, whose title may be missing. */
export const person = defineType({
  name: 'person',
  type: 'document',
  fields: [defineField({ name: 'title', type: 'string' })],
});

function soundFields() {
  return [
    defineField({ name: 'text', type: 'string', validation: (rule) => rule.required().max(120) }),
    defineField({ name: 'speaker', type: 'string' }),
    defineField({ name: 'tone', type: 'string', options: { list: ['light', 'dark'] } }),
    defineField({
      name: 'stars',
      type: 'number',
      validation: (rule) => rule.required().integer().min(1).max(5),
    }),
    defineField({ name: 'source', type: 'url', validation: (rule) => rule.required() }),
    defineField({ name: 'anchor', type: 'string', validation: (rule) => rule.required().regex(anchorForm) }),
    defineField({
      name: 'topic',
      type: 'reference',
      to: [{ type: 'topic' }],
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'weakly', type: 'reference', weak: true, to: [{ type: 'topic' }] }),
    defineField({
      name: 'tags',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(1).max(3),
    }),
    defineField({
      name: 'lines',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'line',
          fields: [
            defineField({ name: 'text', type: 'string', validation: (rule) => rule.required() }),
            defineField({ name: 'note', type: 'string' }),
          ],
        }),
      ],
    }),
    defineField({ name: 'body', type: 'array', of: [defineArrayMember({ type: 'block' })] }),
    defineField({
      name: 'picture',
      type: 'object',
      fields: [defineField({ name: 'alt', type: 'string' })],
    }),
  ];
}
