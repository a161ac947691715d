import type { Trees } from './evaluate-path.ts';
import type { TreeAddresses } from './tree-address.ts';

const trees = new Map<string, Promise<unknown>>();

/** Loads the parsed queries of a page; rejects when one of them cannot be loaded. */
export async function loadTrees({ frame, kinds }: TreeAddresses): Promise<Trees> {
  const ofKinds = Object.entries(kinds).map(
    async ([kind, address]) => [kind, await loadTree(address)] as const,
  );
  const [ofFrame, ...others] = await Promise.all([loadTree(frame), ...ofKinds]);
  return { frame: ofFrame, kinds: new Map(others) };
}

/**
 * Loads the parsed query at an address, once for everything in this tab; rejects when it cannot be loaded, and tries
 * again at the next call.
 */
export function loadTree(address: string): Promise<unknown> {
  const known = trees.get(address) ?? ask(address);
  trees.set(address, known);
  known.catch(() => trees.delete(address));
  return known;
}

async function ask(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The query of the preview could not be read (${answer.status}).`);
  return answer.json();
}
