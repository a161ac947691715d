import type * as z from 'zod';
import { accepts } from '../../checking/accepts.ts';
import type { Verdict } from '../verdict.ts';
import type { Member } from './member.ts';
import { nameOf, nameOfMember, type Place, proven, refuted, refutedValue } from './place.ts';
import { valuesOf } from './split.ts';

/** Whether a contract for certain values accepts each value that can stand there. */
export function compareChoice(members: Member[], contract: z.core.$ZodTypes, place: Place): Verdict[] {
  const accepted = [...(contract._zod.values ?? [])].map((value) => JSON.stringify(value)).join(', ');
  const faults = members.flatMap(valuesOf).flatMap((member) => {
    if (!('value' in member) || member.value === undefined) {
      const fix = `options: { list: [${accepted}] } in the schema, or z.string() in the contract`;
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
    const fix = `add ${JSON.stringify(member.value)} to the contract, or take it out of the field's list`;
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

/** Whether all that can stand there is of one form. */
export function compareForm(
  members: Member[],
  form: Member['is'],
  contract: z.core.$ZodTypes,
  place: Place,
): Verdict[] {
  const other = members.find(({ is }) => is !== form);
  if (!other) return [proven(place)];
  return [
    refuted(
      place,
      'other-form',
      [other],
      `may be ${nameOfMember(other)}, but the contract requires ${nameOf(contract._zod.def.type)}`,
    ),
  ];
}
