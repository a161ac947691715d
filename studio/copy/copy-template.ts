import type { InitialValueResolverContext, SanityDocument, Template } from 'sanity';
import { typesAnywhere } from '#schemas/addresses.ts';
import { currentOf } from '#schemas/stored-address.ts';
import { freePath } from '../path/free-path.ts';
import { placeholderBelow } from '../path/placeholder-path.ts';
import { apiVersion } from '../settings.ts';
import { copyOf, copyStem } from './copy-of.ts';

const originalQuery = `*[_id in ["drafts." + $of, $of]] | order(_id in path("drafts.**") desc)[0]`;

/** Templates that begin a page as a copy of another, as its editors see that, at a free address. */
export const copyTemplates: Template[] = typesAnywhere.map((schemaType) => ({
  // The Studio never offers a template that has parameters. This one is for the list of pages in the menu of what can
  // be made.
  id: copyTemplate(schemaType),
  title: 'From an existing page',
  schemaType,
  parameters: [{ name: 'of', title: 'Of', type: 'string' }],
  value: async ({ of = '' }: { of?: string } = {}, { getClient }: InitialValueResolverContext) => {
    const client = getClient({ apiVersion }).withConfig({ perspective: 'raw' });
    const original = await client.fetch<SanityDocument | null>(originalQuery, { of });
    if (!original) return {};
    const { _id, _rev, _createdAt, _updatedAt, _system, ...fields } = copyOf(original, []);
    const stem = copyStem(currentOf(original.path) ?? placeholderBelow('/'));
    return { ...fields, path: { _type: 'slug', current: await freePath(stem, getClient) } };
  },
}));

/** The id of the template that begins a document of a type as a copy of another. */
export function copyTemplate(type: string): string {
  return `${type}-copy`;
}
