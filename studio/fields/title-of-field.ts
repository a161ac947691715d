import type { Path } from 'sanity';
import type { Place } from '../undo/step.ts';
import { type TitledType, titleAt } from '../undo/title-at.ts';

/** What the form calls the field at a path of a document; undefined for the document as a whole. */
export const titleOfField = (type: TitledType, document: object, path: Path): string | undefined =>
  path.length > 0 ? titleAt(type, document, placeOf(path)) : undefined;

/** The names and keys of a path. Its other parts name no field. */
const placeOf = (path: Path): Place =>
  path.filter((step) => typeof step === 'string' || (typeof step === 'object' && '_key' in step));
