import type { Trees } from './evaluate-path.ts';
import type { TreeAddresses } from './tree-address.ts';

const trees = new Map<string, Promise<unknown>>();

/** The parsed queries of a page; throws when one of them cannot be had. */
export async function loadTrees({ frame, kinds }: TreeAddresses): Promise<Trees> {
  const ofKinds = Object.entries(kinds).map(
    async ([kind, address]) => [kind, await loadTree(address)] as const,
  );
  const [ofFrame, ...others] = await Promise.all([loadTree(frame), ...ofKinds]);
  return { frame: ofFrame, kinds: new Map(others) };
}

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
