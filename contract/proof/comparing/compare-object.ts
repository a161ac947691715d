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
    // A contract of one type serves its values in lists, which have a key, and those elsewhere.
    if (isNowhere && key.startsWith('_') && accepts(field, undefined)) return [proven(inner)];
    if (isNowhere && objects.length > 0) {
      const reason = "is not in the query's result, but in the contract";
      const fix = `add "${key}" to the projection, or take it out of the contract`;
      return [flawed(inner, 'not-asked-for', reason, fix)];
    }
    // A default hides a slip: the value is there, and always the same.
    const slip = fieldNamesAt(inner.expression);
    return slip ? [alwaysNull(inner)] : compare(values, field, inner);
  });

  return [...inShape, ...compareFurther(objects, contract, place, compare)];
}

/** The keys that a contract does not name: it drops them, refuses them, or has a contract for all of them. */
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

  /** What an editor cannot fill in, as the list of a block that has no lists, cannot be dropped. */
  function canBeThere(field: ObjectAttribute | undefined): boolean {
    return field !== undefined && membersOf(field.value, place.extracted).length > 0;
  }
}
