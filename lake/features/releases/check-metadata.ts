import type { Work } from '../actions/work.ts';
import { zonedMoment } from './zoned-moment.ts';

type Form = readonly [fits: (value: unknown) => boolean, expected: string];

const isMissing = (value: unknown): boolean => value === undefined;
const text: Form = [(value) => isMissing(value) || typeof value === 'string', 'a text'];

// As Sanity's client has them in its types.
const forms: Readonly<Record<string, Form>> = {
  title: text,
  description: text,
  releaseType: oneOf(['asap', 'scheduled', 'undecided']),
  cardinality: orNone(oneOf(['one', 'many'])),
  intendedPublishAt: orNone([
    (value) => typeof value === 'string' && zonedMoment(value) !== undefined,
    'a moment with its zone, such as "2030-01-31T09:00:00Z"',
  ]),
};

/**
 * Throws a 400 when a field of a release's metadata is not of its form, unless it was so before. Fields of other names
 * are the project's own, and are taken as they are.
 */
export function checkMetadata(metadata: unknown, work: Work, before: unknown = undefined): void {
  if (typeof metadata !== 'object' || metadata === null || Array.isArray(metadata))
    throw work.invalid('The "metadata" of a release is an object, such as {"releaseType": "asap"}.');
  for (const [name, [fits, expected]] of Object.entries(forms)) {
    const value: unknown = Reflect.get(metadata, name);
    const said = JSON.stringify(value);
    if (fits(value) || said === JSON.stringify(Object(before)[name])) continue;
    throw work.invalid(
      `The "${name}" in the metadata of a release must be ${expected}, not ${said?.slice(0, 100) ?? 'nothing'}.`,
    );
  }
}

function oneOf(values: readonly string[]): Form {
  return [(value) => typeof value === 'string' && values.includes(value), `one of ${values.join(', ')}`];
}

function orNone([fits, expected]: Form): Form {
  return [(value) => isMissing(value) || fits(value), expected];
}
