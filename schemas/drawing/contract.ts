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

/** The drawing of a section, to be spread into its projection. */
export const drawingProjection = groq`"drawing": coalesce(drawing, "by-itself")`;

/** The same, checked: a composition, or the one that follows from the place of the section. */
export const drawing = z.enum(names);

/** Which composition a drawing has. */
export type Drawing = z.output<typeof drawing>;
