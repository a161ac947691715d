import groq from 'groq';
import * as z from 'zod';

/** The fields that every section has: its anchor, its ground and the space around it. */
export const frameProjection = groq`
  anchor,
  "background": coalesce(background, "paper"),
  "spacing": coalesce(spacing, "normal")`;

/** The checked frame fields, to be spread into the contract of a section. */
export const frame = {
  anchor: z.string().nullable(),
  background: z.enum(['paper', 'mist', 'deep']),
  spacing: z.enum(['none', 'small', 'normal', 'large']),
};

const frameObject = z.object(frame);

/** What ui/layout/section.tsx needs to know of a section. */
export type FrameProps = z.output<typeof frameObject>;
