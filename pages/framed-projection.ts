import groq from 'groq';
import { framedSections } from '#sections/sections-query.ts';
import { type PageTypeName, pageTypes } from './registry.ts';

/**
 * The projection of a document of a type, with the fields that the query for its sections needs (`framedSections`),
 * and further fields.
 */
export const framedProjection = (
  type: PageTypeName,
  ...more: string[]
): string => groq`{${pageTypes[type].fields},
  ${[framedSections, ...more].join(',\n  ')}
}`;
