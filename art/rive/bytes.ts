/** Collects bytes in the forms of a Rive file (https://rive.app/docs/runtimes/advanced-topic/format): little endian. */
export class Bytes {
  readonly #bytes: number[] = [];

  /** Adds a whole number in as many bytes as it needs, seven bits each. */
  uint(value: number): this {
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes.push(rest);
    return this;
  }

  byte(value: number): this {
    this.#bytes.push(value);
    return this;
  }

  float(value: number): this {
    this.#bytes.push(...new Uint8Array(new Float32Array([value]).buffer));
    return this;
  }

  /** Adds four bytes, such as a colour 0xAARRGGBB. */
  uint32(value: number): this {
    this.#bytes.push(...new Uint8Array(new Uint32Array([value]).buffer));
    return this;
  }

  text(value: string): this {
    const bytes = new TextEncoder().encode(value);
    this.uint(bytes.length).#bytes.push(...bytes);
    return this;
  }

  raw(bytes: Iterable<number>): this {
    this.#bytes.push(...bytes);
    return this;
  }

  done(): Buffer {
    return Buffer.from(this.#bytes);
  }
}
