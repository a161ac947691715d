import type * as z from 'zod';
import { refusalOf } from '../../checking/accepts.ts';
import type { FindingName } from '../../findings.ts';
import type { Rules } from '../../reading/rules.ts';
import { rulesOfResult } from '../query-types/expression-rules.ts';
import type { Verdict } from '../verdict.ts';
import type { Member } from './member.ts';
import { nameOfMember, otherForm, type Place, proven, refuted, refutedValue, unproven } from './place.ts';

type Value = Member & { is: 'text' | 'number' };

/** What keeps a check from accepting every value of a field. */
export interface Fault {
  verdict: 'refuted' | 'unproven';
  name: FindingName;
  reason: string;
  fix: string;
  /** A value of the field that is refused, where one was found. */
  example?: string | number;
}

/** Whether a contract for texts or numbers accepts every one that can stand there, each by the rules of its field. */
export function compareValues(
  members: Member[],
  form: Value['is'],
  contract: z.core.$ZodType,
  place: Place,
  faultOf: (rules: Rules) => Fault | undefined,
): Verdict[] {
  const faults = members.flatMap((member): Verdict[] => {
    if (member.is !== form) {
      const wanted = form === 'text' ? 'a text' : 'a number';
      return [otherForm(place, member, wanted)];
    }
    if (member.value !== undefined) {
      // A value that is known needs no reasoning.
      const refusal = refusalOf(contract, member.value);
      if (refusal === undefined) return [];
      const reason = `may be ${nameOfMember(member)}, which the contract refuses: ${refusal}`;
      return [refutedValue(place, 'value-not-accepted', member, reason)];
    }
    const fault = faultOf(member.origin?.rules ?? rulesOfResult(place.expression));
    if (!fault) return [];
    const make =
      // A function of the query need not make everything that its type permits.
      fault.verdict === 'refuted' && member.origin
        ? refuted(place, fault.name, [member], fault.reason, fault.fix, fault.example)
        : unproven(place, fault.name, fault.reason, fault.fix, [member]);
    return [make];
  });
  return faults.length > 0 ? faults : [proven(place)];
}
