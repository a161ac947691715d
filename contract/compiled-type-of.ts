import type { CompiledType } from './reading/compiled-type.ts';

/** A type by its name out of Sanity's compiled schema; undefined where there is none. */
export function compiledType(
  compiled: { get(name: string): unknown },
  name: string,
): CompiledType | undefined {
  // Sanity has a type for every sort of compiled type; ours names what is read of any of them.
  return compiled.get(name) as CompiledType | undefined;
}
