import type { SchemaTypeDefinition } from 'sanity';
import { animationNameFields } from './name-choices.ts';
import { NameInput } from './name-input.tsx';

/** The types, with a select of the names in the file for those fields of an animation that hold one. */
export function withFileNames<Type extends SchemaTypeDefinition>(types: Type[]): Type[] {
  return types.map((type) => {
    if (type.name !== 'animation' || !('fields' in type)) return type;
    // The type of a field depends on whether a document or an object has it; all of them have a name.
    const fields = (type.fields as { name: string }[]).map((field) =>
      animationNameFields.some((name) => name === field.name)
        ? { ...field, components: { input: NameInput } }
        : field,
    );
    return { ...type, fields };
  });
}
