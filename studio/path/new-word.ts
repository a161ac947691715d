/** A word that nobody else has, for an id. Not `randomUUID`, which browsers have for safe addresses only. */
export const newWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
