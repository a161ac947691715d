import { checkContract } from '#contract/checking/check-contract.ts';
import { isFields } from '#schemas/fields.ts';
import { checkSection, isKind, type PageSection } from '#sections/check-section.ts';
import { kinds } from '#sections/registry.ts';
import { withoutMarks } from './invisible-marks.ts';

const maxTries = 5;

/**
 * Checks a section whose texts bear marks. A value that its contract refuses with them, such as an address or a choice, goes
 * without; undefined where it is refused all the same.
 */
export function checkTraced(raw: unknown): Extract<PageSection, { ok: true }> | undefined {
  let traced = raw;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const checked = checkSection(traced);
    if (checked.ok) return checked;
    if (!isKind(checked.kind)) return undefined;
    const { error } = checkContract(kinds[checked.kind].contract, traced);
    if (!error) return undefined;
    traced = error.issues.reduce((value, { path }) => cleanAt(value, path), traced);
  }
  return undefined;
}

/** A value without the marks of what stands at a place in it; what is refused as a whole loses them all. */
function cleanAt(value: unknown, [step, ...rest]: readonly PropertyKey[]): unknown {
  const isAt = (name: PropertyKey) => step === undefined || step === name;
  if (typeof value === 'string') return withoutMarks(value);
  if (Array.isArray(value)) return value.map((item, index) => (isAt(index) ? cleanAt(item, rest) : item));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isAt(name) ? cleanAt(inner, rest) : inner]),
  );
}
