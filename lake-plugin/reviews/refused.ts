import { Refusal } from '#lake/kernel/refusal.ts';

/** The refusal of a transaction whose author may not do this to a document. */
export const refused = (id: string, description: string): Refusal =>
  Refusal.ofMutation(403, 0, 'insufficientPermissionsError', description, { id });
