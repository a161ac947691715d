import { definePageType } from '#pages/define-page-type.ts';
import { page as contract, pageFields as fields } from './contract.ts';
import { defaultLayoutAt, pageLayouts } from './default-layouts.ts';
import { drawsTitle } from './layout-of.ts';
import { sample } from './sample.ts';
import { maxPageTitle, page as schema } from './schema.ts';

/** A page that is made of sections. */
export const type = definePageType({
  schema,
  fields,
  contract,
  sample,
  titleOfAll: 'Pages',
  hasMainHeading: drawsTitle,
  usualLayout: (path) => pageLayouts[defaultLayoutAt(path)],
  isMadeOfSections: true,
  maxTitleLength: maxPageTitle,
});
