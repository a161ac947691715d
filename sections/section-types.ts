import { firstValue } from './first-value.ts';
import { kinds } from './registry.ts';
import { shared, sharedSection } from './shared-schema.ts';

/**
 * All types that sections/ brings to the Studio: shared sections, and every kind with its sample, without pictures,
 * as first value.
 */
export const sectionTypes = [
  sharedSection,
  shared,
  ...Object.values(kinds).map(({ schema, sample }) => ({ ...schema, initialValue: firstValue(sample) })),
];
