import { useAnswer } from '../inspect/use-answer.ts';
import { holdersQuery } from './places-in.ts';
import type { Found } from './replace-plan.ts';

/** What shows a file, drafts and versions too, kept up to date; undefined until it is known. */
export const useHolders = (id: string): Found[] | undefined =>
  useAnswer<Found[]>(holdersQuery, { id }, 'raw');
