import { isFields } from '../../kernel/fields.ts';
import type { Work } from '../actions/work.ts';

/** Throws a 400 unless the conditions of a variant are an object of texts and its priority is a number. */
export function checkDefinition(
  { conditions, priority }: { conditions?: unknown; priority?: unknown },
  work: Work,
): void {
  if (!isFields(conditions) || Object.values(conditions).some((value) => typeof value !== 'string'))
    throw work.invalid('The "conditions" of a variant are an object of texts, such as {"audience": "new"}.');
  if (typeof priority !== 'number') throw work.invalid('The "priority" of a variant is a number.');
}
