import { expect, test } from 'vitest';
import { projectOf } from '../project-fixture.ts';
import { compareSnapshots } from './compare-snapshots.ts';
import { takeSnapshot } from './snapshot.ts';

/** A rule of Sanity's, with any of its methods. */
interface Rule {
  [method: string]: (...given: unknown[]) => Rule;
}
type Validation = (rule: Rule) => unknown;

const free: Validation = (rule) => rule;
const addressesOf = (...scheme: string[]): Validation => {
  return (rule) => rule.uri?.({ scheme });
};
const call = (method: string, ...given: unknown[]): Validation => {
  return (rule) => rule[method]?.(...given);
};
const most = (name: string): Validation => {
  return (rule) => rule.max?.(rule.valueOfField?.(name));
};

/** The verdicts on what changes when a field's rules do, wherever the field stands. */
function verdicts(definition: object, was: Validation, is: Validation): string[][] {
  const placed = places.map((place) => {
    const of = (validation: Validation) =>
      takeSnapshot(projectOf(place({ ...definition, validation }) as never));
    return compareSnapshots(of(was), of(is)).map(({ verdict }) => verdict);
  });
  return placed;
}

const named = (definition: object) => ({ ...definition, name: 'a' });
const group = (name: string, ...fields: object[]) => ({ type: 'object', name, fields });
const note = (...fields: object[]) => [{ name: 'note', type: 'document', fields }];
const other = { name: 'a', type: 'boolean' };

// The field of a document, of an item, of one of several sorts of items, of an object in a text.
const places: ((definition: object) => object[])[] = [
  (definition) => note(named(definition)),
  (definition) => note({ name: 'rows', type: 'array', of: [group('row', named(definition))] }),
  (definition) =>
    note({
      name: 'rows',
      type: 'array',
      of: [{ type: 'block' }, group('other', other), group('row', named(definition))],
    }),
  (definition) =>
    note({
      name: 'text',
      type: 'array',
      of: [{ type: 'block', of: [group('other', other), group('row', named(definition))] }],
    }),
];

const text = { type: 'string' };
const number = { type: 'number' };
const list = { type: 'array', of: [{ type: 'string' }] };

test.each<[string, object, Validation, Validation]>([
  ['a text must be there', text, free, call('required')],
  ['a text is longer', text, call('min', 2), call('min', 3)],
  ['a text is shorter', text, call('max', 9), call('max', 8)],
  ['a text is of one length', text, call('max', 9), call('length', 5)],
  ['a text has a pattern', text, free, call('regex', /^a/)],
  ['a text avoids a pattern', text, free, call('regex', /^a/, { invert: true })],
  ['a text is in capitals', text, free, call('uppercase')],
  ['a text is in small letters', text, free, call('lowercase')],
  ['a text is an address of a mailbox', text, free, call('email')],
  ['a number begins later', number, call('min', 1), call('min', 2)],
  ['a number ends earlier', number, call('max', 9), call('max', 8)],
  ['a number is more', number, call('greaterThan', 1), call('greaterThan', 2)],
  ['a number is less', number, call('lessThan', 9), call('lessThan', 8)],
  ['a number is not negative', number, free, call('positive')],
  ['a number is negative', number, free, call('negative')],
  ['a number is whole', number, free, call('integer')],
  ['a number is less precise', number, call('precision', 2), call('precision', 1)],
  ['a number is limited by another field', number, call('max', 9), most('b')],
  ['a number is limited by yet another field', number, most('b'), most('c')],
  ['a list is longer', list, call('min', 1), call('min', 2)],
  ['a list is shorter', list, call('max', 9), call('max', 8)],
  ['a list is of one length', list, call('max', 9), call('length', 5)],
  ['a list has nothing twice', list, free, call('unique')],
  ['a day is later', { type: 'date' }, call('min', '1990-01-01'), call('min', '2000-01-01')],
  ['a day is earlier', { type: 'date' }, call('max', '2030-01-01'), call('max', '2020-01-01')],
  ['a moment is later', { type: 'datetime' }, free, call('min', '2000-01-01T00:00:00.000Z')],
  ['an address has fewer schemes', { type: 'url' }, addressesOf('http', 'https'), addressesOf('https')],
  ['a picture has a file', { type: 'image' }, free, call('assetRequired')],
])('%s: stored content may break, wherever the field stands', (_what, definition, was, is) => {
  expect(verdicts(definition, was, is)).toEqual(places.map(() => expect.arrayContaining(['breaks'])));
});
