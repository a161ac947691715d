import groq from 'groq';
import { framedSections } from '#sections/sections-query.ts';
import { type PageTypeName, pageTypes } from './registry.ts';

/** The projection of a document of a type, with what its sections are asked for by. */
export const framedProjection = (type: PageTypeName): string => groq`{${pageTypes[type].fields},
  ${framedSections}
}`;
