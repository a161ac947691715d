import { useAnswer } from '../inspect/use-answer.ts';
import { type Holder, holdersQuery } from './places-in.ts';

/**
 * The documents that refer to a file, drafts and versions included, kept up to date; undefined until they are loaded.
 */
export const useHolders = (id: string): Holder[] | undefined =>
  useAnswer<Holder[]>(holdersQuery, { id }, 'raw');
