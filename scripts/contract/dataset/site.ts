import type { Site } from '#contract/project.ts';
import { allAddresses } from '#pages/all-addresses.ts';
import { addressField, isAddressed } from '#schemas/addresses.ts';
import { fieldIn, isFields } from '#schemas/fields.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { anchorsOf } from '#sections/anchors-of.ts';
import { outlineOf } from '#sections/outline.ts';
import { richTextHeadings } from '#ui/text/rich-text-headings.ts';
import { checkedSections } from './checked-sections.ts';
import { unseen } from './unseen.ts';

/** What the site makes of stored documents. */
export const site: Site = {
  addressOf: storedAddress,
  addressField: (type) => (isAddressed(type) ? addressField(type) : 'slug'),
  // The pages and categories of a list of posts are no documents of their own.
  moreAddresses: async (ask) => (await allAddresses(ask)).map(({ path }) => path),
  redirects: { type: 'redirect', from: 'from', to: 'to' },
  linkIn(value) {
    if (!isFields(value) || value._type !== 'link') return undefined;
    const [target, href, anchor] = [fieldIn(value.page, '_ref'), value.href, value.anchor].map(textOf);
    return { target, href, anchor };
  },
  ownRoutes: /^\/(api|studio|images|files|gallery)(\/|$)|\.(xml|txt|md|webmanifest|ico|svg|png)$/,
  anchorsOf: async (document, ask) => [
    ...objectsIn(document.sections).flatMap(anchorsOf),
    ...outlineOf(await checkedSections(document, ask)).parts.map(({ id }) => id),
    ...richTextHeadings(objectsIn(document.body)).map(({ id }) => id),
  ],
  // The frame of every page has it, for those who skip the header.
  commonAnchors: ['main'],
  unseen,
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function objectsIn(list: unknown): { _type: string; [field: string]: unknown }[] {
  return Array.isArray(list) ? list.filter((item) => typeof item?._type === 'string') : [];
}
