import type { CompiledType, Field } from './compiled-type.ts';

/** A type, a field or an item of a list as a schema defines it. */
interface Definition {
  name?: string;
  type: string;
  title?: string;
  description?: unknown;
  group?: unknown;
  fields?: readonly Definition[];
  of?: readonly Definition[];
  to?: Definition | readonly Definition[];
  weak?: boolean;
  options?: unknown;
  hidden?: unknown;
  initialValue?: unknown;
  validation?: unknown;
}

const jsonTypes: Record<string, string> = {
  string: 'string',
  text: 'string',
  url: 'string',
  email: 'string',
  date: 'string',
  datetime: 'string',
  number: 'number',
  boolean: 'boolean',
  array: 'array',
};

/**
 * Compiles the types of a Studio as Sanity's own compiler does, as far as they are read here: each with what it
 * inherits. Sanity's costs a browser 16 KB and knows what only the Studio asks for; the fields that Sanity adds to
 * pictures, files and blocks are not in these.
 */
export function compileTypes(types: readonly { name: string }[]): ReadonlyMap<string, CompiledType> {
  // Sanity's types of definitions differ from each other, but all have what is read here.
  const named = new Map(types.map((type) => [type.name, type as Definition]));
  const compiled = new Map<string, CompiledType>();

  function typeNamed(name: string): CompiledType {
    const definition = named.get(name);
    const type =
      compiled.get(name) ??
      (definition ? extend(definition) : { name, jsonType: jsonTypes[name] ?? 'object' });
    compiled.set(name, type);
    return type;
  }

  function extend(definition: Definition): CompiledType {
    const base = typeNamed(definition.type);
    // Compiled only when asked for, because a type can stand within itself.
    const fields = once(() => definition.fields?.flatMap(fieldOf) ?? base.fields);
    const of = once(() => definition.of?.map(extend) ?? base.of);
    const to = once(() => (definition.to ? [definition.to].flat().map(extend) : base.to));
    return {
      name: definition.name ?? base.name,
      jsonType: base.jsonType,
      type: base,
      title: definition.title ?? base.title,
      description: definition.description ?? base.description,
      weak: definition.weak ?? base.weak,
      options: definition.options ?? base.options,
      hidden: definition.hidden ?? base.hidden,
      initialValue: definition.initialValue ?? base.initialValue,
      validation: definition.validation ?? base.validation,
      get fields() {
        return fields();
      },
      get of() {
        return of();
      },
      get to() {
        return to();
      },
    };
  }

  function fieldOf({ name, group, ...definition }: Definition): Field[] {
    const title = definition.title ?? name;
    return name === undefined ? [] : [{ name, group, type: extend({ ...definition, title }) }];
  }

  return new Map(types.map(({ name }) => [name, typeNamed(name)]));
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
