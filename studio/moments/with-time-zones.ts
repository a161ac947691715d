import type { SchemaTypeDefinition } from 'sanity';
import { TimeZoneInput } from './time-zone-input.tsx';

/** The types, with a select of all time zones for that of the site. */
export function withTimeZones<Type extends SchemaTypeDefinition>(types: Type[]): Type[] {
  return types.map((type) => {
    if (type.name !== 'site' || !('fields' in type)) return type;
    // The type of a field depends on whether a document or an object has it; all of them have a name.
    const fields = (type.fields as { name: string }[]).map((field) =>
      field.name === 'timeZone' ? { ...field, components: { input: TimeZoneInput } } : field,
    );
    return { ...type, fields };
  });
}
