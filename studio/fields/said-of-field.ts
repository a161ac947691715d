import type { CompiledType } from '#contract/reading/compiled-type.ts';
import { readRules } from '#contract/reading/rules.ts';
import { fieldIn } from '#schemas/fields.ts';
import { singular } from './say-fault.ts';

/** A rule as the Studio holds it. */
interface Rule {
  isRequired(): boolean;
  _level?: string;
}

const isRule = (value: unknown): value is Rule => typeof fieldIn(value, 'isRequired') === 'function';
const isAdvice = ({ _level }: Rule): boolean => _level === 'warning' || _level === 'info';

/** Something that the Studio says of a value. */
interface Said {
  level: 'error' | 'warning' | 'info';
  message: string;
}

/** What keeps the document from being published, in the words that stand below the field, each once. */
export function faultsBelow(validation: readonly Said[]): string[] {
  const errors = validation.filter(({ level }) => level === 'error').map(({ message }) => message);
  return [...new Set(errors)].map(
    (message) => sentences.find(([said]) => said.test(message))?.[1] ?? singular(message),
  );
}

/** What Sanity says that tells nobody what to do. */
const sentences: [said: RegExp, instead: string][] = [
  [/^required$/i, 'Fill this in: nothing is published without it.'],
  [
    /^referenced document must be published/i,
    'Visitors do not have it yet. “Before it goes out”, the rocket above the form, publishes it.',
  ],
];

/** Whether a field of a type has to be filled in before the document can be published, as far as its rules can be read. */
export function isRequired(type: unknown): boolean {
  // The Studio has made rules of most validations already; of those that ask what is around the value it keeps the function.
  const rules = [fieldIn(type, 'validation') ?? []].flat();
  if (rules.some(isRule)) return rules.filter(isRule).some((rule) => rule.isRequired() && !isAdvice(rule));
  // What Sanity compiles has all that is read of a type, and more than its published form tells.
  return readRules(type as CompiledType).required === true;
}
