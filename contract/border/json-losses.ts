import type { WrittenElement } from './draw-on-server.ts';

/** A part of a property that JSON changes or loses: where it stands, and what becomes of it. */
export interface JsonLoss {
  element: WrittenElement;
  /** The property, and the way within it: `items[].until`. */
  path: string;
  value: unknown;
  becomes: string;
}

/**
 * What JSON does not bring back of an element's properties; its children are left out, because the server has drawn
 * them.
 */
export function jsonLosses(element: WrittenElement): JsonLoss[] {
  const { children: _, ...props } = element.props;
  const found = new Map<string, JsonLoss>();
  const look = (value: unknown, path: string, around: readonly unknown[]) => {
    const becomes = around.includes(value) ? 'no end' : lossOf(value);
    if (becomes) found.set(path, { element, path, value, becomes });
    else if (Array.isArray(value))
      for (const item of value) {
        if (item === undefined)
          found.set(`${path}[]`, { element, path: `${path}[]`, value: item, becomes: 'null' });
        else look(item, `${path}[]`, [...around, value]);
      }
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) look(part, `${path}.${key}`, [...around, value]);
  };
  for (const [name, value] of Object.entries(props)) look(value, name, []);
  return [...found.values()];
}

/** What a value itself becomes in JSON; undefined when it stays as it is, or only its parts may change. */
function lossOf(value: unknown): string | undefined {
  switch (typeof value) {
    case 'function':
    case 'symbol':
      return 'nothing';
    case 'bigint':
      return 'an error';
    case 'number':
      return Number.isFinite(value) ? undefined : 'null';
    case 'object': {
      if (value === null || Array.isArray(value)) return undefined;
      if ('toJSON' in value) return 'a text';
      const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(value));
      return isPlain && !('$$typeof' in value) ? undefined : 'an empty object';
    }
    default:
      return undefined;
  }
}
