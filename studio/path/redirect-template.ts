import type { Template } from 'sanity';
import { redirect } from '#schemas/redirect/schema.ts';

/** The id of the template by which a redirect from an address is begun. */
export const redirectTemplateId = `${redirect.name}-from`;

/** The template of a redirect from a given address, so that the editor only has to choose its target. */
export const redirectTemplate: Template = {
  // The Studio never offers a template that has parameters. This one is for links that know the address.
  id: redirectTemplateId,
  title: 'Redirect from an address',
  schemaType: redirect.name,
  parameters: [{ name: 'from', title: 'From', type: 'string' }],
  value: ({ from = '' }: { from?: string } = {}) => ({
    from: { _type: 'slug', current: from },
    isPermanent: true,
  }),
};
