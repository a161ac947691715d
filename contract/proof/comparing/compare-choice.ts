import type * as z from 'zod';
import { accepts } from '../../checking/accepts.ts';
import type { Verdict } from '../verdict.ts';
import type { Member } from './member.ts';
import {
  contractOf,
  nameOf,
  nameOfMember,
  otherForm,
  type Place,
  proven,
  refuted,
  refutedValue,
} from './place.ts';
import { fewValuesOf } from './split.ts';

/** Whether a contract for certain values accepts each value that can stand there. */
export function compareChoice(members: Member[], contract: z.core.$ZodTypes, place: Place): Verdict[] {
  const values = [...(contract._zod.values ?? [])];
  const accepted = values.map((value) => JSON.stringify(value)).join(', ');
  const faults = members.flatMap(fewValuesOf).flatMap((member) => {
    if (!('value' in member) || member.value === undefined) {
      const list = isListable(member, values) ? `options: { list: [${accepted}] } in the schema, or ` : '';
      const fix = `${list}${contractOf[member.is]} in the contract`;
      return [
        refuted(
          place,
          'choice-not-accepted',
          [member],
          `may be ${nameOfMember(member)}, but the contract accepts only ${accepted}`,
          fix,
        ),
      ];
    }
    if (accepts(contract, member.value)) return [];
    const fix =
      member.is === 'boolean'
        ? `${contractOf.boolean} in the contract`
        : `add ${JSON.stringify(member.value)} to the contract, or take it out of ${member.origin ? "the field's list" : 'the query'}`;
    return [
      refutedValue(
        place,
        'choice-not-accepted',
        member,
        `may be ${JSON.stringify(member.value)}, but the contract accepts only ${accepted}`,
        fix,
      ),
    ];
  });
  return faults.length > 0 ? faults : [proven(place)];
}

/** Whether the Studio can offer these values, and no others, in the field that a value comes from. */
function isListable(member: Member, values: readonly unknown[]): boolean {
  if (!('origin' in member) || !member.origin || member.is === 'boolean') return false;
  const form = member.is === 'text' ? 'string' : 'number';
  return values.every((value) => typeof value === form);
}

/** Whether all that can stand there is of one form. */
export function compareForm(
  members: Member[],
  form: Member['is'],
  contract: z.core.$ZodTypes,
  place: Place,
): Verdict[] {
  const other = members.find(({ is }) => is !== form);
  if (!other) return [proven(place)];
  return [otherForm(place, other, nameOf(contract._zod.def.type))];
}
