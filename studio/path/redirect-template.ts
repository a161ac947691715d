import type { Template } from 'sanity';
import { redirect } from '#schemas/redirect/schema.ts';

/** The id of the template by which a redirect from an address is begun. */
export const redirectTemplateId = `${redirect.name}-from`;

/** The beginning of a redirect that leads away from an address: only where it leads is to be said. */
export const redirectTemplate: Template = {
  // The Studio offers nobody a template that has parameters: this one is for links that know the address.
  id: redirectTemplateId,
  title: 'Redirect from an address',
  schemaType: redirect.name,
  parameters: [{ name: 'from', title: 'From', type: 'string' }],
  value: ({ from = '' }: { from?: string } = {}) => ({
    from: { _type: 'slug', current: from },
    isPermanent: true,
  }),
};
