const said = new Set<string>();

/** Prints a warning on the console only the first time, because pages are drawn many times. */
export function warnOnce(message: string): void {
  if (!said.has(message)) console.warn(message);
  said.add(message);
}
