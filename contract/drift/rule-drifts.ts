import * as z from 'zod';
import type { Drift } from './drift.ts';
import {
  branches,
  branchField,
  field,
  fieldDrift,
  required,
  rows,
  size,
  text,
  tree,
} from './drift-fields.ts';

const source = (validation = required.validation) => field({ name: 'source', type: 'url', validation });
const uri = (options: object) => source((rule) => rule.required().uri(options));
const mailbox = field({ name: 'mailbox', type: 'email', ...required });
const moment = field({ name: 'moment', type: 'datetime', ...required });

/** Changes after which rules and contracts look alike, and do not agree. */
export const ruleDrifts: Drift[] = [
  fieldDrift(
    'schema',
    'a rule looks at its context',
    {
      ...text('text'),
      validation: (rule, context) => (context?.document ? rule.optional() : rule.required().max(120)),
    },
    z.string().min(1).max(120),
  ),
  fieldDrift('schema', 'an address may be relative', uri({ allowRelative: true }), z.url()),
  fieldDrift('schema', 'an address is always relative', uri({ relativeOnly: true }), z.url()),
  fieldDrift(
    'schema',
    'an address may be a mailbox',
    uri({ scheme: ['https', 'mailto'] }),
    z.url({ protocol: /^https?$/ }),
  ),
  fieldDrift(
    'schema',
    'an address may be of a scheme of its own',
    uri({ scheme: ['https', 'myapp'] }),
    z.url({ protocol: /^https?$/ }),
  ),
  fieldDrift('contract', 'an address must have a domain', source(), z.httpUrl()),
  fieldDrift('contract', 'an address must be of one host', source(), z.url({ hostname: /^a\.example$/ })),
  fieldDrift('contract', 'a mailbox is checked by the pattern of zod', mailbox, z.email()),
  fieldDrift(
    'contract',
    'a mailbox is checked by a pattern of its own',
    mailbox,
    z.email({ pattern: /^a@/ }),
  ),
  fieldDrift('contract', 'a moment has no parts of a second', moment, z.iso.datetime({ precision: 0 })),
  fieldDrift(
    'contract',
    'a whole number has no limits',
    size((rule) => rule.required().integer()),
    z.int(),
  ),
  fieldDrift(
    'contract',
    'a number must be above another',
    size((rule) => rule.required().min(0)),
    z.number().positive(),
  ),
  fieldDrift(
    'contract',
    'a number must be a multiple',
    size((rule) => rule.required().integer().min(1)),
    z.number().multipleOf(2),
  ),
  fieldDrift(
    'contract',
    'a number must be small',
    size((rule) => rule.required().precision(2)),
    z.int32(),
  ),
  fieldDrift('contract', 'a text is read as yes or no', { ...text('speaker') }, z.stringbool().nullable()),
  fieldDrift(
    'contract',
    'a text must begin otherwise',
    { ...text('speaker') },
    z.string().startsWith('Dr').nullable(),
  ),
  fieldDrift(
    'contract',
    'a text must have something in it',
    { ...text('speaker') },
    z.string().includes('a').nullable(),
  ),
  fieldDrift(
    'contract',
    'a text must have something left when it is trimmed',
    { ...text('text'), ...required },
    z.string().trim().min(1),
  ),
  fieldDrift(
    'contract',
    'characters are not units of 16 bits',
    { ...text('text'), validation: (rule) => rule.required().min(5) },
    z.string().min(5),
  ),
  fieldDrift(
    'contract',
    'one side of .and() is narrower',
    { ...text('speaker') },
    z.string().and(z.string().max(100)).nullable(),
  ),
  fieldDrift(
    'contract',
    'both sides of .and() refuse a key',
    field({
      name: 'place',
      type: 'object',
      fields: [text('town'), text('street')],
      ...required,
    }),
    z.strictObject({ town: z.string().nullish() }).and(z.strictObject({ zip: z.string().optional() })),
  ),
  fieldDrift(
    'contract',
    'no option of a union has a choice',
    field({ name: 'tone', type: 'string', options: { list: ['light', 'dark', 'loud'] } }),
    z.union([z.literal('light'), z.literal('dark')]).nullable(),
  ),
  fieldDrift(
    'contract',
    'a caught value hides another',
    { ...text('speaker') },
    z.string().max(10).catch('Somebody'),
  ),
  fieldDrift(
    'contract',
    'yes is demanded',
    field({ name: 'isLoud', type: 'boolean', ...required }),
    z.literal(true),
  ),
];

/** Types within themselves, lists and references of several types. */
export const formDrifts: Drift[] = [
  fieldDrift(
    'contract',
    'a type within itself has a text that is too long',
    branchField,
    tree(z.string().max(3)),
    branches,
  ),
  {
    ...fieldDrift(
      'contract',
      'one of two types of items lacks a text',
      rows,
      z.array(z.object({ title: z.string(), n: z.string() })).nullable(),
    ),
    projection: { rows: 'rows[]{title, n}' },
  },
  {
    ...fieldDrift(
      'contract',
      'a union of two forms forgets the second',
      rows,
      z.array(z.object({ _type: z.literal('aa'), title: z.string() })).nullable(),
    ),
    projection: { rows: 'rows[]{_type, title}' },
  },
  {
    ...fieldDrift(
      'query',
      'the address of a picture that may be missing',
      field({ name: 'shot', type: 'image' }),
      z.string(),
    ),
    projection: { shot: 'shot.asset->url' },
  },
];
