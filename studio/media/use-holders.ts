import { useAnswer } from '../inspect/use-answer.ts';
import { type Holder, holdersQuery } from './places-in.ts';

/** What shows a file, drafts and versions too, kept up to date; undefined until it is known. */
export const useHolders = (id: string): Holder[] | undefined =>
  useAnswer<Holder[]>(holdersQuery, { id }, 'raw');
