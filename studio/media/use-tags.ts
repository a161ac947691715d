import { useAnswer } from '../inspect/use-answer.ts';
import { tagsAmong, tagsQuery } from './media-query.ts';

/** All tags that files have, in the order of the alphabet. */
export const useTags = (): string[] => tagsAmong(useAnswer<{ tags: string[] }[]>(tagsQuery, {}, 'raw') ?? []);
