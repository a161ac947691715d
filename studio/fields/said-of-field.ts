import type { CompiledType } from '#contract/reading/compiled-type.ts';
import { readRules } from '#contract/reading/rules.ts';
import { fieldIn } from '#schemas/fields.ts';
import { singular } from './say-fault.ts';

/** The parts of the Studio's validation rule that are read here. */
interface Rule {
  isRequired(): boolean;
  _level?: string;
}

const isRule = (value: unknown): value is Rule => typeof fieldIn(value, 'isRequired') === 'function';
const isAdvice = ({ _level }: Rule): boolean => _level === 'warning' || _level === 'info';

/** A validation message of the Studio. */
interface Said {
  level: 'error' | 'warning' | 'info';
  message: string;
}

/** The sentences below a field that say what keeps it from being published, without duplicates. */
export function faultsBelow(validation: readonly Said[]): string[] {
  const errors = validation.filter(({ level }) => level === 'error').map(({ message }) => message);
  return [...new Set(errors)].map(
    (message) => sentences.find(([said]) => said.test(message))?.[1] ?? singular(message),
  );
}

/** Messages of Sanity that tell nobody what to do, and the sentences that replace them. */
const sentences: [said: RegExp, instead: string][] = [
  [/^required$/i, 'Fill this in: nothing is published without it.'],
  [
    /^referenced document must be published/i,
    'Visitors do not have it yet. “Before it goes out”, the rocket above the form, publishes it.',
  ],
];

/** Whether a field of a type is required for publishing, as far as its rules can be read. */
export function isRequired(type: unknown): boolean {
  // The Studio has already compiled most validations to rules; it keeps the function of those that depend on the
  // context of the value.
  const rules = [fieldIn(type, 'validation') ?? []].flat();
  if (rules.some(isRule)) return rules.filter(isRule).some((rule) => rule.isRequired() && !isAdvice(rule));
  // A type that Sanity has compiled has all that is read here, and more than its published types say.
  return readRules(type as CompiledType).required === true;
}
