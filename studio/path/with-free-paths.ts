import type { Rule, SchemaTypeDefinition, ValidationContext } from 'sanity';
import { addressField, addressParams, isAddressed } from '#schemas/addresses.ts';
import { fieldIn, isFields } from '#schemas/fields.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { apiVersion } from '../settings.ts';
import { type Claimant, checkFree, checkRedirects, ownersQuery, type PathOwner } from './check-free.ts';
import { idOf, perspectiveOf, releaseOf } from './layered-id.ts';

type Slug = { current?: string } | undefined;
type Check = (claimant: Claimant, path: string, owners: PathOwner[]) => true | string;
type Field = { name: string; options?: object; validation?: (rule: Rule) => unknown };

/**
 * The types with a rule on each field that holds the path of a document. The rule asks the lake what is at that path
 * already.
 */
export function withFreePaths<Type extends SchemaTypeDefinition>(types: Type[]): Type[] {
  return types.map((type) => {
    const name = type.name === 'redirect' ? 'from' : isAddressed(type.name) && addressField(type.name);
    if (!name || !('fields' in type)) return type;
    // The type of a field depends on whether a document or an object has it; all of them have a name and rules.
    const fields = (type.fields as Field[]).map((field) => (field.name === name ? withRules(field) : field));
    return { ...type, fields };
  });
}

function withRules(field: Field): Field {
  return {
    ...field,
    // The Studio's own rule compares only documents of the same type, and says less.
    options: { ...field.options, isUnique: () => true },
    validation: (rule) => [
      ...[field.validation?.(rule) ?? []].flat(),
      rule.custom(ask(checkFree)),
      rule.custom(ask(checkRedirects)).warning(),
    ],
  };
}

const ask =
  (check: Check) =>
  async (slug: Slug, { document, getClient }: ValidationContext): Promise<true | string> => {
    const _type = document?._type ?? '';
    const path = _type === 'redirect' ? slug?.current : storedAddress(document);
    if (!path || !document) return true;
    // A version in a release is compared with what visitors will have then; a draft is compared with other drafts, too.
    const perspective = releaseOf(document._id) ? perspectiveOf(document._id) : 'raw';
    const client = getClient({ apiVersion }).withConfig({ perspective });
    const params = { id: idOf(document._id), ...addressParams(path) };
    const { page } = isFields(document.to) ? document.to : {};
    const target = fieldIn(page, '_ref');
    const claimant = { _id: document._id, _type, target: typeof target === 'string' ? target : undefined };
    return check(claimant, path, await client.fetch(ownersQuery, params));
  };
