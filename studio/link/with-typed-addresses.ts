import type { SchemaTypeDefinition } from 'sanity';
import { AddressInput } from './address-input.tsx';

/** The types, with an input for the address of a link that completes what people type. */
export function withTypedAddresses<Type extends SchemaTypeDefinition>(types: Type[]): Type[] {
  return types.map((type) => {
    if (type.name !== 'link' || !('fields' in type)) return type;
    // The type of a field depends on whether a document or an object has it; all of them have a name.
    const fields = (type.fields as { name: string }[]).map((field) =>
      field.name === 'href' ? { ...field, components: { input: AddressInput } } : field,
    );
    return { ...type, fields };
  });
}
