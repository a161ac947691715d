import type { SchemaTypeDefinition } from 'sanity';
import { nameFields } from './name-choices.ts';
import { NameInput } from './name-input.tsx';

/** The types, with the fields of an animation that hold a name of its file as choices among those that the file has. */
export function withFileNames<Type extends SchemaTypeDefinition>(types: Type[]): Type[] {
  return types.map((type) => {
    if (type.name !== 'animation' || !('fields' in type)) return type;
    // Types of documents and of objects have different types of fields; a name has all of them.
    const fields = (type.fields as { name: string }[]).map((field) =>
      nameFields.some((name) => name === field.name) ? { ...field, components: { input: NameInput } } : field,
    );
    return { ...type, fields };
  });
}
