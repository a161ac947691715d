import { useState } from 'react';
import { fieldIn } from '#schemas/fields.ts';
import { idOf } from '../path/layered-id.ts';

/**
 * Whether the value of a form is that of a document that was never stored. A document that was stored while the form is
 * open is no longer begun, even when somebody deletes it, although its form is then as empty as that of a new one.
 */
export function useIsBegun(value: unknown): boolean {
  const [stored, setStored] = useState<string>();
  const id = fieldIn(value, '_id');
  const published = typeof id === 'string' ? idOf(id) : undefined;
  if (fieldIn(value, '_createdAt') === undefined) return published === undefined || published !== stored;
  if (published !== stored) setStored(published);
  return false;
}
