import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import type { Desk } from '#pages/desk.ts';

/** Risks, by their titles. */
export const desk: Desk = {
  icon: WarningOutlineIcon,
  place: 6,
  order: [{ field: 'title', direction: 'asc' }],
};
