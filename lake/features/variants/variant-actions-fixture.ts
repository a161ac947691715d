import type { Action, SanityClient, VariantAction } from '@sanity/client';

type Kind<T = VariantAction['actionType']> = T extends `sanity.action.document.variant.${infer Name}`
  ? Name
  : never;

/** The action that defines a variant, `vip` unless it is named. */
export const define = (variantId = 'vip', fields = {}): Action => ({
  actionType: 'sanity.action.variant.definition.create',
  variantId,
  ...fields,
});

/** An action on the variant `vip` of the document `a`. */
export const variant = (kind: Kind, fields = {}): Action =>
  ({
    actionType: `sanity.action.document.variant.${kind}`,
    publishedId: 'a',
    variantId: 'vip',
    ...fields,
  }) as Action; // each kind is given the fields that it needs

/** The action that makes that variant with a title. */
export const made = (title: string, fields = {}): Action =>
  variant('create', { document: { _type: 'x', title }, ...fields });

/** A variant as it is stored. */
type Stored = Record<string, unknown> & { _id: string; _rev: string; _system: Record<string, unknown> };

/** The first document of the variant `vip` that meets a condition. */
export const variantWith = (client: SanityClient, condition: string): Promise<Stored> =>
  client.fetch<Stored>(`*[sanity::partOfVariant("vip") && ${condition}][0]`);
