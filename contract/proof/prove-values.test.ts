import { defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { prove } from './prove.ts';
import { describeFinding } from './verdict.ts';

const entry = defineType({
  name: 'entry',
  type: 'document',
  fields: [
    defineField({ name: 'title', type: 'string', validation: (rule) => rule.required().max(80) }),
    defineField({ name: 'long', type: 'string', validation: (rule) => rule.required().min(5) }),
    defineField({ name: 'code', type: 'string', validation: (rule) => rule.required().regex(/^[a-z-]+$/) }),
    defineField({ name: 'path', type: 'string', validation: (rule) => rule.required().regex(/^\//) }),
    defineField({
      name: 'hex',
      type: 'string',
      validation: (rule) => rule.required().regex(/^[\da-f]{6}$/i),
    }),
    defineField({ name: 'sign', type: 'string', validation: (rule) => rule.required().regex(/^\p{L}$/u) }),
    defineField({
      name: 'calm',
      type: 'string',
      validation: (rule) => rule.required().regex(/!/, { invert: true }),
    }),
    defineField({
      name: 'apart',
      type: 'string',
      validation: (rule, context) => (context?.document ? rule.max(9) : rule.required()),
    }),
    defineField({ name: 'source', type: 'url', validation: (rule) => rule.required() }),
    defineField({
      name: 'site',
      type: 'url',
      validation: (rule) => rule.required().uri({ scheme: 'https' }),
    }),
    defineField({
      name: 'place',
      type: 'url',
      validation: (rule) => rule.required().uri({ allowRelative: true, scheme: ['http', 'https'] }),
    }),
    defineField({
      name: 'below',
      type: 'url',
      validation: (rule) => rule.required().uri({ relativeOnly: true }),
    }),
    defineField({
      name: 'contact',
      type: 'url',
      validation: (rule) => rule.required().uri({ scheme: ['https', 'mailto'] }),
    }),
    defineField({ name: 'mail', type: 'email', validation: (rule) => rule.required() }),
    defineField({ name: 'day', type: 'date', validation: (rule) => rule.required() }),
    defineField({ name: 'at', type: 'datetime', validation: (rule) => rule.required() }),
    defineField({
      name: 'share',
      type: 'number',
      validation: (rule) => rule.required().greaterThan(0).lessThan(5),
    }),
    defineField({
      name: 'size',
      type: 'number',
      validation: (rule) => rule.required().integer().greaterThan(0).max(9),
    }),
    defineField({ name: 'count', type: 'number', validation: (rule) => rule.required().integer() }),
  ],
});

function findings(name: string, contract: z.ZodType): string[] {
  const query = `*[_type == "entry"]{${name}}`;
  const claim = { subject: 'entry', query, contract: z.array(z.object({ [name]: contract })) };
  return prove(claim, { types: [entry] }).map(describeFinding);
}

test.each<[string, string, z.ZodType]>([
  ['a least length that holds however characters are counted', 'long', z.string().min(3)],
  ['a wider pattern', 'code', z.string().regex(/^[\w-]+$/)],
  ['an equal pattern, written otherwise', 'code', z.string().regex(/^[-a-z][-a-z]*$/)],
  ['a beginning that the pattern has', 'path', z.string().startsWith('/')],
  ['a length that follows from a pattern', 'hex', z.string().length(6)],
  ['a pattern that the Studio forbids', 'calm', z.string().regex(/^[^!]*$/)],
  ['an absolute address', 'source', z.url()],
  ['an address of the schemes that are permitted', 'site', z.url({ protocol: /^https$|^mailto$/ })],
  ['a mailbox by the pattern that Sanity has', 'mail', z.string().trim().regex(z.regexes.rfc5322Email)],
  ['a day', 'day', z.iso.date()],
  ['a moment', 'at', z.iso.datetime()],
  ['a moment to the millisecond', 'at', z.iso.datetime({ precision: 3 })],
  ['limits that leave themselves out', 'share', z.number().positive().lt(5)],
  ['whole numbers above a limit', 'size', z.int().min(1).max(9)],
  ['a step that whole numbers have', 'size', z.number().multipleOf(0.5)],
])('%s is proven', (_what, name, contract) => {
  expect(findings(name, contract)).toEqual([]);
});

test.each<[string, string, z.ZodType, RegExp]>([
  [
    'a least length, for which zod counts characters and Sanity their halves',
    'long',
    z.string().min(5),
    /long may be "👩👩👩", of which zod counts 3 characters and the Studio 6 units of 16 bits; the contract requires 5/,
  ],
  ['a narrower pattern', 'code', z.string().regex(/^[a-z]+$/), /code may be "-", but the contract requires/],
  ['a text that is trimmed first', 'title', z.string().trim().min(1), /title may be shorter than 1/],
  ['a beginning', 'title', z.string().startsWith('/'), /requires "\/" at its beginning: it refuses "a"/],
  [
    'a rule that looks at its context',
    'apart',
    z.string(),
    /apart may be null.*\n {4}from {2}entry\.apart, some of whose rules look at what is around it and count as nothing/,
  ],
  ['an address that may be relative', 'place', z.url(), /place may be any text.*refuses "\/a"/],
  ['an address that must be relative', 'below', z.url(), /below may be any text.*refuses "\/a"/],
  [
    'an address of another scheme',
    'contact',
    z.url({ protocol: /^https$/ }),
    /contact may be "mailto:hello@a\.example", but the contract requires the form "url"/,
  ],
  ['an address of a host without a dot', 'source', z.httpUrl(), /source may be "https?:\/\/localhost\/x"/],
  ['a mailbox of other letters', 'mail', z.email(), /mail may be ".+@.+", but/],
  [
    'a mailbox with space around it',
    'mail',
    z.string().regex(z.regexes.rfc5322Email),
    /mail may be "\s?.+@.+\s?"/,
  ],
  [
    'a moment of a field of days',
    'day',
    z.iso.datetime(),
    /fix +type: 'datetime' in the schema, or z\.iso\.date\(\) in the contract/,
  ],
  [
    'a day of a field of moments',
    'at',
    z.iso.date(),
    /fix +type: 'date' in the schema, or z\.iso\.datetime\(\) in the contract/,
  ],
  ['a moment to the second', 'at', z.iso.datetime({ precision: 0 }), /at may be ".*\.\d{3}Z"/],
  [
    'a whole number that JavaScript cannot hold',
    'count',
    z.int(),
    /count may be less than -9007199254740991, but the contract requires a whole number that JavaScript holds exactly/,
  ],
  ['a limit that is left out', 'size', z.number().gt(1), /size may be 1\n/],
  ['a step', 'share', z.number().multipleOf(2), /share may be 1, but the contract requires a multiple of 2/],
])('%s is refuted, and the text or number that is refused is named', (_what, name, contract, message) => {
  expect(findings(name, contract)).toEqual([expect.stringMatching(message)]);
  expect(findings(name, contract)[0]).toMatch(/^✗/);
});

test.each<[string, string, z.ZodType, RegExp]>([
  [
    'a pattern of Unicode',
    'sign',
    z.string().regex(/^.$/u),
    /nobody can tell whether the one is within the other/,
  ],
  [
    'a text that is changed first',
    'code',
    z
      .string()
      .toUpperCase()
      .regex(/^[A-Z-]+$/),
    /is changed before/,
  ],
])('%s is neither proven nor refuted', (_what, name, contract, message) => {
  expect(findings(name, contract)).toEqual([expect.stringMatching(message)]);
  expect(findings(name, contract)[0]).toMatch(/^\?/);
});
