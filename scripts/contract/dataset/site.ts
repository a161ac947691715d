import type { Site } from '#contract/project.ts';
import { allAddresses } from '#pages/all-addresses.ts';
import { placesOn } from '#pages/places-on.ts';
import { addressField, isAddressed } from '#schemas/addresses.ts';
import { linkRules } from '#schemas/link/link-rules.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { checkedSections } from './checked-sections.ts';
import { told } from './told.ts';
import { unseen } from './unseen.ts';

/** What the site makes of stored documents. */
export const site: Site = {
  addressOf: storedAddress,
  addressField: (type) => (isAddressed(type) ? addressField(type) : 'slug'),
  // The pages and categories of a list of posts have addresses, but are no documents.
  moreAddresses: async (ask) => (await allAddresses(ask)).map(({ path }) => path),
  redirects: { type: 'redirect', from: 'from', to: 'to' },
  ...linkRules,
  anchorsOf: async (document, ask) =>
    isAddressed(document._type)
      ? placesOn(document._type, document, await checkedSections(document, ask))
      : [],
  unseen,
  told,
};
