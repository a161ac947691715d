import { Rule } from '@sanity/schema';
import type { CompiledType } from './compiled-type.ts';

/** What a field's validation demands of every value that an editor can publish, as far as it can be read. */
export interface Rules {
  required?: boolean;
  min?: number;
  max?: number;
  integer?: boolean;
  /** No item of the list stands in it twice. */
  unique?: boolean;
  /** A picture or file has been uploaded, not only described. */
  hasAsset?: boolean;
  patterns?: RegExp[];
  /** What a text has to be: an address of the web, of a mailbox, a day, or a moment in UTC. */
  form?: 'url' | 'email' | 'date' | 'datetime';
}

/**
 * Reads the rules of a compiled type that keep an editor from publishing. Warnings, custom rules and rules that
 * look at other fields demand nothing here: the proof then knows less, never something untrue.
 */
export function readRules(type: CompiledType): Rules {
  const read: Rules = { ...builtinRules[builtinOf(type)] };
  for (const { flag, constraint } of errorRules(type)) {
    if (flag === 'presence' && constraint === 'required') read.required = true;
    if (flag === 'integer') read.integer = true;
    if (flag === 'unique') read.unique = true;
    if (flag === 'assetRequired') read.hasAsset = true;
    if (flag === 'email') read.form = 'email';
    if (flag === 'uri') read.form = formOfUri(constraint) ?? read.form;
    if (flag === 'regex') read.patterns = [...(read.patterns ?? []), ...patternOf(constraint)];
    if (typeof constraint !== 'number') continue;
    if (flag === 'min' || flag === 'length') read.min = Math.max(constraint, read.min ?? constraint);
    if (flag === 'max' || flag === 'length') read.max = Math.min(constraint, read.max ?? constraint);
    if (flag === 'greaterThan') read.min = Math.max(constraint, read.min ?? constraint);
    if (flag === 'lessThan') read.max = Math.min(constraint, read.max ?? constraint);
  }
  // Sanity refuses an empty text where one is required, but permits an empty list.
  if (read.required && type.jsonType === 'string') read.min = Math.max(1, read.min ?? 1);
  return read;
}

const builtinRules: Record<string, Rules> = {
  url: { form: 'url' },
  email: { form: 'email' },
  date: { form: 'date' },
  datetime: { form: 'datetime' },
};

function builtinOf(type: CompiledType): string {
  return type.name in builtinRules ? type.name : type.type ? builtinOf(type.type) : '';
}

interface ReadRule {
  flag: string;
  constraint: unknown;
}

function errorRules(type: CompiledType): ReadRule[] {
  return rulesOf(type).flatMap((rule) => (rule._level === 'error' ? rule._rules : []));
}

interface BuiltRule {
  _level?: string;
  _rules: ReadRule[];
}

function rulesOf(type: CompiledType): BuiltRule[] {
  const make = type.validation;
  if (typeof make !== 'function') return [make].flat().filter(isBuilt);
  try {
    // The second argument, the context, exists only where a document is edited.
    return [make(new Rule(type as never))].flat().filter(isBuilt);
  } catch {
    return [];
  }
}

function isBuilt(rule: unknown): rule is BuiltRule {
  return typeof rule === 'object' && rule !== null && '_rules' in rule && Array.isArray(rule._rules);
}

function patternOf(constraint: unknown): RegExp[] {
  const { pattern, invert } = constraint as { pattern?: unknown; invert?: boolean };
  return pattern instanceof RegExp && !invert ? [pattern] : [];
}

function formOfUri(constraint: unknown): 'url' | undefined {
  return (constraint as { options?: { allowRelative?: boolean } })?.options?.allowRelative
    ? undefined
    : 'url';
}
