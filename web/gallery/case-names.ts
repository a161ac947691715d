/** Makes unique names for addresses from texts that may hold anything, such as spaces; most stay as they are. */
export function caseNames(wanted: readonly string[]): string[] {
  const names: string[] = [];
  for (const one of wanted) {
    const name = inAddress(one);
    let free = name;
    for (let number = 2; names.includes(free); number++) free = `${name}-${number}`;
    names.push(free);
  }
  return names;
}

const inAddress = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
