import type * as z from 'zod';

/** What is wrong with a value, each fault in words with its place: `cards[1].icon: expected …, found "flame"`. */
export function describeIssues({ issues }: z.ZodError, value: unknown): string {
  return issues
    .map((issue) => `${placeOf(issue.path)}: ${expected(issue)}, found ${name(at(value, issue.path))}`)
    .join('; ');
}

const words: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
};

function expected(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `expected ${words[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value') return `expected ${oneOf(issue.values)}`;
  if (issue.code === 'invalid_union') {
    const values = issue.errors
      .flat()
      .flatMap((inner) => (inner.code === 'invalid_value' ? inner.values : []));
    if (values.length > 0) return `expected ${oneOf(values)}`;
  }
  return issue.message;
}

function oneOf(values: readonly unknown[]): string {
  const shown = values.slice(0, 8).map(name).join(', ');
  if (values.length === 1) return shown;
  return `one of ${shown}${values.length > 8 ? ` and ${values.length - 8} more` : ''}`;
}

function placeOf(path: readonly PropertyKey[]): string {
  const place = path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('');
  return place.replace(/^\./, '') || 'section';
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, part) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined),
    value,
  );
}

function name(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return `"${value.slice(0, 60)}"`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a group of fields' : String(value);
}
