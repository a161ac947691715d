import { useAnswer } from '../inspect/use-answer.ts';
import { tagsQuery } from './media-query.ts';

/** All tags that files have, in the order of the alphabet. */
export function useTags(): string[] {
  return (useAnswer<string[]>(tagsQuery, {}, 'raw') ?? []).toSorted((a, b) => a.localeCompare(b));
}
