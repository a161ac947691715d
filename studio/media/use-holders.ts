import { useAnswer } from '../lake/use-answer.ts';
import { fileHoldersQuery, type Holder } from './file-places.ts';

/**
 * The documents that refer to a file, drafts and versions included, kept up to date; undefined until they are loaded.
 */
export const useHolders = (id: string): Holder[] | undefined =>
  useAnswer<Holder[]>(fileHoldersQuery, { id }, 'raw');
