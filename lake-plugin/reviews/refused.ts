import { Refusal } from '#lake/kernel/refusal.ts';

/** A refusal of a transaction by somebody who may not do this to a document. */
export const refused = (id: string, description: string): Refusal =>
  Refusal.ofMutation(403, 0, 'insufficientPermissionsError', description, { id });
