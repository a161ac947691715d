const trees = new Map<string, Promise<unknown>>();

/** The parsed query at an address, asked for once by all that is shown in this tab; throws when it cannot be had, and is asked for again next time. */
export function loadTree(address: string): Promise<unknown> {
  const known = trees.get(address) ?? ask(address);
  trees.set(address, known);
  known.catch(() => trees.delete(address));
  return known;
}

async function ask(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The query of the preview could not be had (${answer.status}).`);
  return answer.json();
}
