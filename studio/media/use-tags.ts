import { useAnswer } from '../lake/use-answer.ts';
import { tagsAmong, tagsQuery } from './media-query.ts';

/** The tags of all files, in alphabetical order. */
export const useTags = (): string[] => tagsAmong(useAnswer<{ tags: string[] }[]>(tagsQuery, {}, 'raw') ?? []);
