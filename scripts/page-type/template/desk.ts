import { DocumentIcon } from '@sanity/icons/Document';
import type { Desk } from '#pages/desk.ts';

/** All of them in one list. */
export const desk: Desk = { icon: DocumentIcon, place: 9 };
