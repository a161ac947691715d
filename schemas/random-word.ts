/**
 * A random word of so many bytes in hexadecimal, which nobody else has. It avoids `randomUUID`, which browsers offer
 * in secure contexts only (https://developer.mozilla.org/docs/Web/API/Crypto/randomUUID), because a team's own
 * network may not be one.
 */
export const randomWord = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
