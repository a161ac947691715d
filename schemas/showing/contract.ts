import groq from 'groq';
import * as z from 'zod';
import type { Showing } from './is-shown-at.ts';

/** The fields that say whether and when a section is shown at its place on the page. */
export const showingProjection = groq`hidden, showFrom, showUntil`;

/** The names of these fields. */
export const showingNames = ['hidden', 'showFrom', 'showUntil'] as const;

/** The checked fields; null for a section that sets none of them, which is usual. */
export const showing = z
  .object({
    hidden: z.boolean().nullish(),
    showFrom: z.string().nullish(),
    showUntil: z.string().nullish(),
  })
  .transform(({ hidden, showFrom, showUntil }): Showing | null =>
    hidden || showFrom || showUntil ? { hidden, showFrom, showUntil } : null,
  );
