/** An address as a URL; null where it is none. `URL.parse` is not in browsers from before the autumn of 2024. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
