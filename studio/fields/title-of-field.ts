import type { Path } from 'sanity';
import type { Place } from '../undo/step.ts';
import { type TitledType, titleAt } from '../undo/title-at.ts';

/** The title in the form of the field at a path; undefined for the document as a whole. */
export const titleOfField = (type: TitledType, document: object, path: Path): string | undefined =>
  path.length > 0 ? titleAt(type, document, placeOf(path)) : undefined;

/** The names and keys of a path. Its other parts name no field. */
const placeOf = (path: Path): Place =>
  path.filter((step) => typeof step === 'string' || (typeof step === 'object' && '_key' in step));
