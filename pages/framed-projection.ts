import groq from 'groq';
import { framedSections } from '#sections/sections-query.ts';
import { type PageTypeName, pageTypes } from './registry.ts';

/** The projection of a document of a type, with what its sections are asked for by, and with more fields. */
export const framedProjection = (
  type: PageTypeName,
  ...more: string[]
): string => groq`{${pageTypes[type].fields},
  ${[framedSections, ...more].join(',\n  ')}
}`;
