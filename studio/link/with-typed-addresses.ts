import type { SchemaTypeDefinition } from 'sanity';
import { AddressInput } from './address-input.tsx';

/** The types, where the address of a link may be typed as people say it. */
export function withTypedAddresses<Type extends SchemaTypeDefinition>(types: Type[]): Type[] {
  return types.map((type) => {
    if (type.name !== 'link' || !('fields' in type)) return type;
    // Types of documents and of objects have different types of fields; a name has all of them.
    const fields = (type.fields as { name: string }[]).map((field) =>
      field.name === 'href' ? { ...field, components: { input: AddressInput } } : field,
    );
    return { ...type, fields };
  });
}
