import { defineArrayMember, defineField, defineType } from '@sanity/types';
import * as z from 'zod';
import type { Drift } from './drift.ts';

type Field = ReturnType<typeof defineField>;

/** The methods of rules that are used here, whatever the type of the field. */
interface Rule {
  required(): Rule;
  optional(): Rule;
  integer(): Rule;
  assetRequired(): Rule;
  greaterThan(limit: number): Rule;
  lessThan(limit: number): Rule;
  min(limit: number): Rule;
  max(limit: number): Rule;
  precision(places: number): Rule;
  regex(pattern: RegExp): Rule;
  uri(options: object): Rule;
}

interface Definition {
  name: string;
  type: string;
  validation?: (rule: Rule, context?: { document?: object }) => Rule;
  [option: string]: unknown;
}

/** A field of any type, with its rules typed by `Rule`. */
export function field(definition: Definition): Definition {
  return definition;
}

/** A text that need not be filled in. */
export const text = (name: string): Definition => ({ name, type: 'string' });

/** The rule that something is filled in. */
export const required = { validation: (rule: Rule): Rule => rule.required() };

/** A number with some rules. */
export const size = (validation: (rule: Rule) => Rule): Definition =>
  field({ name: 'size', type: 'number', validation });

/** The fields of a kind that has this one alone, by its name. */
export function fieldsOf(definition: Definition): Record<string, Field> {
  // A definition here may have the keys of any type of field, which no single type of Sanity's has.
  return { [definition.name]: definition as unknown as Field };
}

/** A drift with a field that is asked for as it is, and its contract. */
export function fieldDrift(
  part: Drift['part'],
  name: string,
  { name: key, ...definition }: Definition,
  contract: z.ZodType,
  more: Partial<Drift> = {},
): Drift {
  return {
    part,
    name,
    fields: fieldsOf({ ...definition, name: key }),
    projection: { [key]: key },
    shape: { [key]: contract },
    ...more,
  };
}

const branch = defineType({
  name: 'branch',
  type: 'object',
  fields: [
    defineField({ name: 'text', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'branches', type: 'array', of: [defineArrayMember({ type: 'branch' })] }),
  ],
});
/** The type that a field of branches needs. */
export const branches: Partial<Drift> = { types: [branch] };
/** The contract of branches. */
export const tree = (words: z.ZodType): z.ZodType => {
  const own: z.ZodType = z.looseObject({ text: words, branches: z.lazy(() => z.array(own).nullish()) });
  return z.array(own).nullable();
};
/** Branches, which hold branches. */
export const branchField = field({ name: 'branches', type: 'array', of: [{ type: 'branch' }] });
/** A list of two types, of which one has more. */
export const rows = field({
  name: 'rows',
  type: 'array',
  of: [
    { type: 'object', name: 'aa', fields: [{ ...text('title'), ...required }] },
    { type: 'object', name: 'bb', fields: [{ ...text('title'), ...required }, text('n')] },
  ],
});
/** A picture that has to be there. */
export const picture = field({
  name: 'shot',
  type: 'image',
  validation: (rule) => rule.required().assetRequired(),
});
