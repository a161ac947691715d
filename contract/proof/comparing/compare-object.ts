import type { ObjectAttribute } from 'groq-js';
import type * as z from 'zod';
import { accepts } from '../../checking/accepts.ts';
import { fieldNamesAt, inField } from '../query-types/expression.ts';
import type { Verdict } from '../verdict.ts';
import { type Member, membersOf } from './member.ts';
import {
  alwaysNull,
  type Compare,
  droppedKey,
  flawed,
  otherForm,
  type Place,
  proven,
  refusedKey,
  refuted,
  rewrite,
  unproven,
} from './place.ts';

/** Whether a contract for an object accepts each field that can stand there, and names each that the query answers. */
export function compareObject(
  members: Member[],
  contract: z.core.$ZodObject,
  place: Place,
  compare: Compare,
): Verdict[] {
  const { shape } = contract._zod.def;
  const other = members.find(({ is }) => is !== 'object');
  if (other) return [otherForm(place, other, 'a group of fields')];
  const objects = members.flatMap((member) => (member.is === 'object' ? [member] : []));

  const inShape = Object.entries(shape).flatMap(([key, field]) => {
    const inner = {
      ...place,
      path: place.path ? `${place.path}.${key}` : key,
      expression: inField(place.expression, key),
    };
    const values = objects.flatMap(({ fields, isOpen }): Member[] => {
      const found = fields[key];
      if (!found) return [{ is: isOpen ? 'unknown' : 'absent' }];
      const forms = membersOf(found.value, place.extracted);
      return found.optional ? [...forms, { is: 'absent' }] : forms;
    });
    const isNowhere = values.length > 0 && values.every(({ is }) => is === 'absent');
    // The contract of a type may serve its values both in lists, where they have a `_key`, and elsewhere.
    if (isNowhere && key.startsWith('_') && accepts(field, undefined)) return [proven(inner)];
    if (isNowhere && objects.length > 0) {
      const reason = "is not in the query's result, but in the contract";
      const fix = `add "${key}" to the projection, or take it out of the contract`;
      return [flawed(inner, 'not-asked-for', reason, fix)];
    }
    // A default hides a slip in a name: the value is there, but always the same.
    const slip = fieldNamesAt(inner.expression);
    return slip ? [alwaysNull(inner)] : compare(values, field, inner);
  });

  return [...inShape, ...compareFurther(objects, contract, place, compare)];
}

/**
 * The verdicts on keys that a contract does not name: it drops them, refuses them, or has one contract for all of them.
 */
function compareFurther(
  objects: (Member & { is: 'object' })[],
  { _zod: { def } }: z.core.$ZodObject,
  place: Place,
  compare: Compare,
): Verdict[] {
  const { shape, catchall } = def;
  const further = catchall?._zod.def.type;
  if (further === 'unknown' || further === 'any') return [];
  const isStrict = further === 'never';
  const keys = new Set(
    objects
      .flatMap(({ fields }) =>
        Object.keys(fields).filter((key) => further !== undefined || canBeThere(fields[key])),
      )
      .filter((key) => !(key in shape) && (further !== undefined || !key.startsWith('_'))),
  );
  const open = further !== undefined && objects.some(({ isOpen }) => isOpen);
  const unknown = open ? [unproven(place, 'not-foretold', 'may have any further keys', rewrite)] : [];
  const each = [...keys].flatMap((key): Verdict[] => {
    const inner: Place = { ...place, path: place.path ? `${place.path}.${key}` : key, expression: undefined };
    if (catchall && !isStrict) {
      const values = objects.flatMap(({ fields }) =>
        fields[key] ? membersOf(fields[key].value, place.extracted) : [],
      );
      return compare(values, catchall, inner);
    }
    const fix = `add "${key}" to the contract, or take it out of the projection`;
    return isStrict
      ? [refuted(inner, 'key-refused', [], refusedKey, fix)]
      : [flawed(inner, 'asked-for-and-dropped', droppedKey, fix)];
  });
  return [...unknown, ...each];

  /**
   * Whether a key can have a value: one that nobody can fill in, like the list of a block that permits no lists, is not
   * dropped.
   */
  function canBeThere(field: ObjectAttribute | undefined): boolean {
    return field !== undefined && membersOf(field.value, place.extracted).length > 0;
  }
}
