import * as z from 'zod';
import { pageTemplate } from '#pages/page-template.ts';
import { canBeMade } from '../desk/singletons.ts';

/** A document of which nothing is left, as the lake lists them. */
const deletedDocument = z.object({
  /** The id under which it is restored. */
  id: z.string(),
  /** In ISO 8601. */
  deletedAt: z.string(),
  /** Who deleted it, by id. */
  author: z.string(),
  /** What it said last, without its lists. */
  document: z.looseObject({ _id: z.string(), _type: z.string() }),
});

/** A document of which nothing is left. */
export type DeletedDocument = z.infer<typeof deletedDocument>;

const answer = z.object({ deleted: z.array(deletedDocument) });

/** What the lake's list of deleted documents says; throws where it is none. */
export const readDeleted = (said: unknown): DeletedDocument[] => answer.parse(said).deleted;

/** Those of some types whose documents editors write, and would miss. */
export const missedTypes = (types: readonly string[]): string[] =>
  types.filter((type) => canBeMade(type) || type === pageTemplate.name);
