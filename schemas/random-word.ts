/**
 * A word of so many random bytes that nobody else has, in hexadecimal. Not `randomUUID`, which browsers have for safe addresses only
 * (https://developer.mozilla.org/docs/Web/API/Crypto/randomUUID): a team's own network may have none.
 */
export const randomWord = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
