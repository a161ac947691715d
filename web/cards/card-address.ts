/** The path of the page whose card stands at an address; null when the address is not one of a card. */
export function pathOfCard(address: string): string | null {
  const [, name] = address.match(/^\/cards(\/.+)-[0-9a-f]{10}\.jpg$/) ?? [];
  return name === '/index' ? '/' : (name ?? null);
}
