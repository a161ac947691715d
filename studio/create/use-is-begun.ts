import { useState } from 'react';
import { fieldIn } from '#schemas/fields.ts';
import { idOf } from '../path/layered-id.ts';

/**
 * Whether a form, by its value, is of a document that nobody has stored yet. One that was stored while the form is open is not begun
 * anymore, also when somebody deletes it: the form of what was deleted holds as little as that of what is begun.
 */
export function useIsBegun(value: unknown): boolean {
  const [stored, setStored] = useState<string>();
  const id = fieldIn(value, '_id');
  const published = typeof id === 'string' ? idOf(id) : undefined;
  if (fieldIn(value, '_createdAt') === undefined) return published === undefined || published !== stored;
  if (published !== stored) setStored(published);
  return false;
}
