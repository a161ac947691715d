import type * as z from 'zod';
import { isFault, type Verdict } from '../verdict.ts';
import { acceptsMissing, compareByRunning } from './code.ts';
import type { Member } from './member.ts';
import { type Compare, type Place, proven } from './place.ts';
import { fewValuesOf, splitBy } from './split.ts';
import { variantsBy } from './variants.ts';

/**
 * The verdicts on a union: one of the options must accept each form of the value; if none does, the closest says what
 * is wrong.
 */
export function compareUnion(
  members: Member[],
  contract: z.core.$ZodUnion,
  place: Place,
  compare: Compare,
): Verdict[] {
  const { options } = contract._zod.def;
  const own: unknown = Reflect.get(contract._zod.def, 'discriminator');
  const discriminator = typeof own === 'string' ? own : discriminatorOf(options);
  const forms = discriminator === undefined ? members : variantsBy(discriminator, members, place);
  const told =
    discriminator === undefined ? undefined : [place.path, discriminator].filter(Boolean).join('.');

  return forms.flatMap(fewValuesOf).flatMap((member) => judged(member));

  /** Judges one form; in parts, when some of its values are for one option and some for another. */
  function judged(member: Member, split: readonly string[] = []): Verdict[] {
    const isNothing = member.is === 'null' || member.is === 'absent';
    if (member.is === 'absent' && acceptsMissing(contract)) return [proven(place)];
    const ran =
      member.is === 'null' ? compareByRunning([member], contract as z.core.$ZodTypes, place) : undefined;
    if (ran?.every(({ verdict }) => verdict === 'proven')) return ran;
    const tries = options.map((option) => compare([member], option, place));
    const well = tries.find((verdicts) => !verdicts.some(isFault));
    if (well) return well;
    for (const key of split.length < maxSplits ? faultyKeys(tries, place) : []) {
      if (split.includes(key)) continue;
      const parts = splitBy(key, member, place);
      if (parts.length > 1 && parts.length <= maxParts)
        return parts.flatMap((part) => judged(part, [...split, key]));
    }
    // An option that accepts only null cannot say what is wrong with a value that is there.
    const others = tries.filter((_, index) => isNothing || !isNull(options[index]));
    return bestOf(others.length > 0 ? others : tries, told);
  }
}

// Every split doubles what is judged, or more.
const maxSplits = 2;
const maxParts = 8;

/** The keys of the value itself that one option refuses and another does not. */
function faultyKeys(tries: readonly Verdict[][], { path }: Place): string[] {
  const before = path ? `${path}.` : '';
  const keys = tries.map(
    (verdicts) =>
      new Set(
        verdicts
          .filter((one) => isFault(one) && one.path.startsWith(before))
          .map((one) => one.path.slice(before.length))
          .filter((key) => /^[^.[]+$/.test(key)),
      ),
  );
  const all = new Set(keys.flatMap((own) => [...own]));
  return [...all].filter((key) => keys.some((own) => !own.has(key)));
}

function bestOf(tries: Verdict[][], told: string | undefined): Verdict[] {
  const sorted = tries.toSorted((a, b) => distance(a, told) - distance(b, told));
  const [best = [], next] = sorted;
  const isOther = (verdicts: Verdict[]) => distance(verdicts, told) >= otherForm;
  // A value whose discriminator no option has is wrong there, and nobody can tell what else is wrong with it.
  const isTold = isOther(best) && best.some((one) => isFault(one) && one.path === told);
  const faults = isTold ? best.filter((one) => one.path === told || !isFault(one)) : best;
  // Several options may accept the values between them.
  const isSure = !next || (isOther(next) && !isOther(best));
  return isSure
    ? faults
    : faults.map((one) => (one.verdict === 'refuted' ? { ...one, verdict: 'unproven' as const } : one));
}

const otherForm = 1000;

/** How far a value is from an option: an option for another form is further away than one with faults inside. */
function distance(verdicts: Verdict[], told: string | undefined): number {
  const faults = verdicts.filter(isFault);
  const isOther = faults.some(({ path }) => path === told || path.endsWith('_type'));
  return faults.length + (isOther ? otherForm : 0);
}

/** The key whose values tell the options of a union apart, where zod does not name it. */
function discriminatorOf(options: readonly z.core.$ZodType[]): string | undefined {
  const objects = options.map(shapeOf).filter((shape) => shape !== undefined);
  const [first] = objects;
  if (!first || objects.length < 2) return undefined;
  return Object.keys(first).find((key) =>
    objects.every((shape) => {
      const { values } = shape[key]?._zod ?? {};
      return values && values.size > 0;
    }),
  );
}

function isNull(contract: z.core.$ZodType | undefined): boolean {
  return contract?._zod.def.type === 'null';
}

function shapeOf(contract: z.core.$ZodType): z.core.$ZodShape | undefined {
  const { def } = (contract as z.core.$ZodTypes)._zod;
  return def.type === 'object' ? def.shape : undefined;
}
