import type { CompiledType } from './reading/compiled-type.ts';

/** The type with this name in Sanity's compiled schema; undefined when there is none. */
export function compiledType(
  compiled: { get(name: string): unknown },
  name: string,
): CompiledType | undefined {
  // Sanity has a type for every sort of compiled type; `CompiledType` names what is read of any of them.
  return compiled.get(name) as CompiledType | undefined;
}
