import type * as z from 'zod';
import { checkContract } from '#contract/checking/check-contract.ts';
import { isFields } from '#schemas/fields.ts';
import { checkSection, isKind, type PageSection } from '#sections/check-section.ts';
import { kinds } from '#sections/registry.ts';
import { withoutMarks } from './invisible-marks.ts';

const maxTries = 5;

/**
 * Checks a section whose texts bear marks, in the same way as `checkMarked`; undefined when it is refused all the same.
 */
export function checkTraced(raw: unknown): Extract<PageSection, { ok: true }> | undefined {
  const { kind } = checkSection(raw);
  const checked = isKind(kind) ? checkSection(withoutRefused(kinds[kind].contract, raw)) : undefined;
  return checked?.ok ? checked : undefined;
}

/**
 * What a contract makes of a value whose texts bear marks. A text that it refuses because of its mark, such as an
 * address or a choice, loses the mark; undefined when the value is refused all the same.
 */
export const checkMarked = <Contract extends z.ZodType>(
  contract: Contract,
  raw: unknown,
): z.output<Contract> | undefined => checkContract(contract, withoutRefused(contract, raw)).data;

function withoutRefused(contract: z.ZodType, raw: unknown): unknown {
  let traced = raw;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { error } = checkContract(contract, traced);
    if (!error) break;
    traced = error.issues.reduce((value, { path }) => cleanAt(value, path), traced);
  }
  return traced;
}

/**
 * A value without the marks at a place in it; when the path ends at a list or an object, all marks inside are removed.
 */
function cleanAt(value: unknown, [step, ...rest]: readonly PropertyKey[]): unknown {
  const isAt = (name: PropertyKey) => step === undefined || step === name;
  if (typeof value === 'string') return withoutMarks(value);
  if (Array.isArray(value)) return value.map((item, index) => (isAt(index) ? cleanAt(item, rest) : item));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isAt(name) ? cleanAt(inner, rest) : inner]),
  );
}
