const said = new Set<string>();

/** Says something on the console, but for what it has said before: pages are drawn many times. */
export function warnOnce(message: string): void {
  if (!said.has(message)) console.warn(message);
  said.add(message);
}
