import groq from 'groq';
import * as z from 'zod';

const names = [
  'by-itself',
  'network',
  'reach',
  'copies',
  'stations',
  'owners',
  'scale',
  'rows',
  'around',
  'apart',
] as const;

/** The field for the drawing of a section, for its projection. */
export const drawingProjection = groq`"drawing": coalesce(drawing, "by-itself")`;

/** The checked field: a composition, or `by-itself`, which leaves it to the section's place. */
export const drawing = z.enum(names);

/** The choice of a composition for a drawing. */
export type Drawing = z.output<typeof drawing>;
