import { Bytes } from './bytes.ts';
import { type ObjectName, objects, type PropertyName, properties, type Values } from './objects.ts';

/** Writes a Rive file object by object, in the order in which the format wants them. */
export class RiveFile {
  readonly #objects: { name: ObjectName; values: Values }[] = [];
  #components = -1;
  #animations = -1;

  /** Adds an object that has no index of its own. */
  add(name: ObjectName, values: Values = {}): this {
    this.#objects.push({ name, values });
    return this;
  }

  /** Adds the artboard or one of its parts, and returns the index by which others refer to it. */
  component(name: ObjectName, values: Values = {}): number {
    this.add(name, values);
    return ++this.#components;
  }

  /** Adds an animation and returns its index; `track` then adds what it moves. */
  animation(animationName: string, duration: number, loop: 'once' | 'loop'): number {
    this.add('LinearAnimation', { animationName, fps: 60, duration, loop: loop === 'loop' ? 1 : 0 });
    return ++this.#animations;
  }

  /**
   * Animates one property of a component through values spread evenly over frames, eased when an interpolator is given.
   */
  track(
    objectId: number,
    property: PropertyName,
    values: number[],
    frames: number,
    interpolatorId?: number,
  ): this {
    const [propertyKey, kind] = properties[property];
    const easing =
      interpolatorId === undefined ? { interpolationType: 1 } : { interpolationType: 2, interpolatorId };
    this.add('KeyedObject', { objectId }).add('KeyedProperty', { propertyKey });
    for (const [index, value] of values.entries()) {
      const frame = index && (index / (values.length - 1)) * frames;
      if (kind === 'color') this.add('KeyFrameColor', { frame, ...easing, colorValue: value });
      else this.add('KeyFrameDouble', { frame, ...easing, value });
    }
    return this;
  }

  /** The finished file: the header, the table of the properties in use, and the objects. */
  bytes(): Buffer {
    const used = new Set(this.#objects.flatMap(({ values }) => Object.keys(values) as PropertyName[])); // as below
    const out = new Bytes().raw(Buffer.from('RIVE')).uint(7).uint(0).uint(0);
    const keys = [...new Map([...used].map((name) => [properties[name][0], properties[name][1]]))];
    for (const [key] of keys) out.uint(key);
    out.uint(0);
    for (let from = 0; from < keys.length; from += 4) {
      const four = keys.slice(from, from + 4).map(([, kind], index) => codes[kind] << (index * 2));
      out.uint32(four.reduce((sum, code) => sum | code, 0));
    }
    for (const { name, values } of this.#objects) {
      out.uint(objects[name]);
      // Values have no other keys, but Object.entries() returns them as plain strings.
      for (const [property, value] of Object.entries(values) as [PropertyName, Values[PropertyName]][]) {
        write(out, property, value);
      }
      out.uint(0);
    }
    return out.done();
  }
}

const codes = { uint: 0, bool: 0, text: 1, bytes: 1, float: 2, color: 3 };

function write(out: Bytes, property: PropertyName, value: Values[PropertyName]): void {
  const [key, kind] = properties[property];
  out.uint(key);
  if (kind === 'float') out.float(Number(value));
  else if (kind === 'color') out.uint32(Number(value));
  else if (kind === 'text') out.text(String(value));
  else if (kind === 'bool') out.byte(value ? 1 : 0);
  // The kind of a property decides the type of its value, which the type of `Values` does not say.
  else if (kind === 'bytes') out.uint((value as number[]).length).raw(value as number[]);
  else out.uint(Number(value));
}
