import { drawOnServer, type ServerReact, type WrittenElement } from './draw-on-server.ts';

/** A value that React refuses to send: on which element it stands, where within the property, and what React says. */
export interface UnsendableValue {
  element: WrittenElement;
  /** The property, and the way within it: `items[].onPick`. */
  path: string;
  value: unknown;
  error: Error;
}

/**
 * The values for which React refuses an element, found by asking React about one after the other; none when no value is
 * at fault.
 */
export async function refusedValues(react: ServerReact, element: WrittenElement): Promise<UnsendableValue[]> {
  const found: UnsendableValue[] = [];
  for (const [name, value] of Object.entries(element.props)) {
    const ask = async (part: unknown) => {
      const [error] = await drawOnServer(
        react,
        react.createElement(element.type, { [name]: withoutElements(part) }),
      );
      return error;
    };
    const refused = await within({ path: name, value, around: (part) => part }, ask);
    if (refused) found.push({ element, ...refused });
  }
  return found;
}

/** The innermost part of a value that is refused by itself. */
async function within(
  { path, value, around }: { path: string; value: unknown; around: (part: unknown) => unknown },
  ask: (part: unknown) => Promise<Error | undefined>,
): Promise<Omit<UnsendableValue, 'element'> | undefined> {
  const error = await ask(around(value));
  if (!error) return undefined;
  const isList = Array.isArray(value);
  for (const [key, part] of isPlain(value) ? Object.entries(value) : []) {
    const place = isList ? `${path}[]` : `${path}.${key}`;
    // Under its own name, because React looks at that, too.
    const alone = (inner: unknown) => around(isList ? [inner] : { [key]: inner });
    const inner = await within({ path: place, value: part, around: alone }, ask);
    if (inner) return inner;
  }
  return { path, value, error };
}

/** A value with null in place of elements, which are looked at by themselves. */
function withoutElements(value: unknown, seen = new Map<object, unknown>()): unknown {
  if (!isPlain(value)) return value;
  if ('$$typeof' in value) return null;
  const known = seen.get(value);
  if (known) return known;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {};
  seen.set(value, copy);
  for (const key of Reflect.ownKeys(value))
    Reflect.set(copy, key, withoutElements(Reflect.get(value, key), seen));
  return copy;
}

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);
