const label = Symbol('what it stands in for');

/** The properties of a stand-in that are real; undefined for all others. */
type Known = (key: string) => unknown;

/**
 * What stands in the place of something that only a browser or a Studio needs: it can be called, rendered, extended
 * and asked for any property, and answers itself.
 */
export function standIn(name: string, known: Known = () => undefined): unknown {
  // It is called, made by `new` and extended: only a plain function can be all of that.
  const target = function standIn() {};
  const proxy: unknown = new Proxy(target, {
    has: (_, key) => key === label || key in target,
    get(_, key) {
      if (key === label) return name;
      if (key === 'prototype') return target.prototype;
      if (typeof key === 'symbol') return ofSymbol(key);
      if (key === 'then' || key === '$$typeof') return undefined;
      if (key === 'toString' || key === 'valueOf') return () => '';
      return known(key) ?? proxy;
    },
    apply: () => proxy,
    construct: () => Object(proxy),
  });
  return proxy;
}

/** What a stand-in stands in for; undefined for anything else. */
export function stoodInFor(value: unknown): string | undefined {
  return typeof value === 'function' && label in value ? String(Reflect.get(value, label)) : undefined;
}

/**
 * A stand-in for a whole package, for `module.exports`. Queries stay what they are, whichever package marks them; and
 * from `sanity`, so do types and plugins.
 */
export function standInModule(name: string): unknown {
  const isStudio = name === 'sanity';
  const everything = standIn(name, (key) => {
    if (key === 'groq' || key === 'defineQuery') return asGiven;
    if (isStudio && key === 'definePlugin') return definePlugin;
    return isStudio && /^define[A-Z]/.test(key) ? asGiven : undefined;
  });
  // A bundler copies the names that a module has, and asks the prototype for the rest.
  const module = (...given: unknown[]) => (name === 'groq' ? asGiven(...given) : everything);
  return Object.setPrototypeOf(module, Object(everything));
}

/** Answers a type or a query as it is given, and a template with its values: for `defineType`, `groq` and the like. */
function asGiven(given?: unknown, ...values: unknown[]): unknown {
  const isTemplate = Array.isArray(given) && 'raw' in given;
  return isTemplate ? String.raw({ raw: given }, ...values) : given;
}

function definePlugin(plugin: unknown) {
  return (options: unknown = {}) => (typeof plugin === 'function' ? plugin(options) : plugin);
}

function ofSymbol(key: symbol): unknown {
  if (key === Symbol.toPrimitive) return () => '';
  return key === Symbol.iterator ? () => [].values() : undefined;
}
