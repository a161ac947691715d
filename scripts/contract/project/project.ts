import { defineConfig } from '#contract/project.ts';
import { allMigrations } from '#pages/migrations.ts';
import { pageTypes } from '#pages/registry.ts';
import { studioTypes } from '#pages/studio-types.ts';
import { addressPatterns } from '#schemas/address-patterns.ts';
import { typeOfPages } from '#schemas/addresses.ts';
import { indexParams } from '#schemas/index-address.ts';
import { showingNames } from '#schemas/showing/contract.ts';
import { kinds } from '#sections/registry.ts';
import { framedSections, sectionsProjection } from '#sections/sections-query.ts';
import { addressFaults } from '../../lists/address-fault.ts';
import { site } from '../dataset/site.ts';
import { queries } from './queries.ts';

const misplaced = addressFaults(addressPatterns);
if (misplaced.length > 0) throw new Error(misplaced.join('\n'));

/** Tessera as the contract is handed it. */
export const project = defineConfig({
  types: studioTypes,
  kinds,
  sections: {
    type: typeOfPages(),
    field: 'sections',
    projection: sectionsProjection,
    ofPlace: showingNames,
    shared: { item: 'shared', type: 'shared-section' },
    folder: 'sections',
    offeredIn: 'sections/sections-field.ts',
  },
  documents: { types: pageTypes, folder: 'pages', besides: framedSections },
  queries,
  parameters: indexParams('/'),
  // What visitors send, the addresses that they did not find, and templates of pages are for editors alone.
  forEditors: ['submission', 'unfound-addresses', 'page-template'],
  migrations: allMigrations,
  coverWith: '"npm run migration:new" writes it, for a kind that is gone as well (docs/migrations.md)',
  snapshot: new URL('./snapshot.json', import.meta.url),
  site,
});
