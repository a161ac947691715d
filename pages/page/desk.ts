import { DocumentsIcon } from '@sanity/icons/Documents';
import type { Desk } from '../desk.ts';

/** Pages stand first, as the tree of their paths. */
export const desk: Desk = { icon: DocumentsIcon, place: 1 };
