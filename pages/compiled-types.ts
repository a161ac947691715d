import { compileTypes } from '#contract/reading/compile-types.ts';
import type { CompiledType } from '#contract/reading/compiled-type.ts';
import { studioTypes } from './studio-types.ts';

/** Every document and object of the Studio by its name, with what it inherits; light enough for a browser. */
export const compiledTypes = compileTypes(studioTypes);

/** The compiled type of a name; throws where the Studio has none of this name. */
export function compiledType(name: string): CompiledType {
  const type = compiledTypes.get(name);
  if (!type)
    throw new Error(`The Studio has no type "${name}": see schemas/registry.ts, sections/ and pages/.`);
  return type;
}
