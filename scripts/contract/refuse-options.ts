// The options that each choose a mode of the command, with the other options that this mode uses.
const uses: Readonly<Record<string, readonly string[]>> = {
  watch: ['kind', 'thorough'],
  lsp: [],
  dataset: ['drafts', 'json'],
  types: [],
  renew: [],
};
const ofSearch = ['thorough', 'seed'];

/** Throws for options that have no effect beside the others that are set, because they were meant to do something. */
export function refuseOptions(values: Readonly<Record<string, unknown>>): void {
  const set = Object.keys(values).filter((name) => values[name] !== undefined && values[name] !== false);
  const mode = Object.keys(uses).find((name) => set.includes(name));
  if (set.includes('help')) return;
  if (mode !== undefined) {
    const unused = set.filter((name) => name !== mode && !uses[mode]?.includes(name));
    if (unused.length > 0) throw new Error(refusal(mode, unused));
    return;
  }
  const proves = ['proof', 'drafts', 'json'].find((name) => set.includes(name));
  const unused = set.filter((name) => ofSearch.includes(name));
  if (proves !== undefined && unused.length > 0) throw new Error(refusal(proves, unused));
}

const refusal = (mode: string, unused: readonly string[]): string =>
  `"--${mode}" does not go with ${unused.map((name) => `"--${name}"`).join(' or ')}. "--help" says which options go together.`;
