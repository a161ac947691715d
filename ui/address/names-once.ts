/** The names without duplicates: a name that is taken already gets a number, as in `q`, `q-2`. */
export function namesOnce(asked: readonly string[]): string[] {
  const taken = new Set<string>();
  for (const name of asked) {
    let free = name;
    for (let count = 2; taken.has(free); count++) free = `${name}-${count}`;
    taken.add(free);
  }
  return [...taken];
}
