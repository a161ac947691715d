import * as z from 'zod';
import { pageTemplate } from '#pages/page-template.ts';
import { canBeMade } from '../desk/singletons.ts';

/** A document of which no layer is left, as the lake lists it. */
const deletedDocument = z.object({
  /** The id under which it is restored. */
  id: z.string(),
  /** In ISO 8601. */
  deletedAt: z.string(),
  /** Who deleted it, by id. */
  author: z.string(),
  /** Its last state, without its lists. */
  document: z.looseObject({ _id: z.string(), _type: z.string() }),
});

/** A document of which no layer is left. */
export type DeletedDocument = z.infer<typeof deletedDocument>;

const answer = z.object({ deleted: z.array(deletedDocument) });

/** Reads the lake's list of deleted documents; throws where the answer is no such list. */
export const readDeleted = (said: unknown): DeletedDocument[] => answer.parse(said).deleted;

/** Those of some types whose documents editors write, and would miss. */
export const missedTypes = (types: readonly string[]): string[] =>
  types.filter((type) => canBeMade(type) || type === pageTemplate.name);
