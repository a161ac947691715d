import { CaseIcon } from '@sanity/icons/Case';
import type { Desk } from '../desk.ts';

/** Open positions, in one list. */
export const desk: Desk = { icon: CaseIcon, place: 5 };
