const maxLength = 0xffff; // bytes, the most that a length of two bytes can say

/**
 * A value in DER, the encoding of certificates: its tag, its length, its content. Throws when the content has more than
 * 65,535 bytes.
 */
export function der(tag: number, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  return Buffer.concat([Buffer.from([tag]), lengthOf(body), body]);
}

/** Values in their order. */
export const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);

/** Bits in whole bytes; the last `unused` of them mean nothing. */
export const bits = (bytes: Buffer, unused = 0): Buffer => der(0x03, Buffer.from([unused]), bytes);

/** A number that is not negative. */
export const integer = (bytes: Buffer): Buffer =>
  der(0x02, (bytes[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);

/** An object identifier, as certificates name things: `2.5.4.3`. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...others.flatMap(inSevenBits)]));
}

/** A moment, to the second. As RFC 5280 asks, the year has two digits up to 2049 and four digits after that. */
export function moment(date: Date): Buffer {
  const digits = `${date.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`;
  return date.getUTCFullYear() < 2050 ? der(0x17, digits.slice(2)) : der(0x18, digits);
}

function inSevenBits(number: number): number[] {
  const last = number & 0x7f;
  const before = number >> 7;
  return before === 0 ? [last] : [...inSevenBits(before).map((byte) => byte | 0x80), last];
}

function lengthOf({ length }: Buffer): Buffer {
  if (length > maxLength) {
    throw new Error(
      `A value of a certificate has ${length} bytes, and can have at most ${maxLength}. Name fewer hosts.`,
    );
  }
  if (length < 0x80) return Buffer.from([length]);
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return Buffer.from([0x80 | bytes.length, ...bytes]);
}
