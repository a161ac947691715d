/** A new value for a place. */
export interface Rewriting {
  way: readonly (string | number)[];
  /** What stands there afterwards; undefined removes it, and so an item from its list. */
  value: unknown;
}

type Branch = Map<string | number, Branch | Rewriting>;
const isLeaf = (node: Branch | Rewriting): node is Rewriting => !(node instanceof Map);

/**
 * A value with other values at some places in it, each of which has a holder. Parts without such a place are the same
 * objects as before.
 */
export function rewrite<Value>(value: Value, rewritings: Iterable<Rewriting>): Value {
  const root: Branch = new Map();
  for (const rewriting of rewritings) {
    const last = rewriting.way.at(-1);
    const branch = branchTo(rewriting.way.slice(0, -1), root);
    if (branch && last !== undefined) branch.set(last, rewriting);
  }
  // An object stays an object, and a list a list, whatever changes in it.
  return grow(value, root) as Value;
}

/** The branch at the end of a way; undefined where that lies within a value that is replaced. */
function branchTo(way: Rewriting['way'], root: Branch): Branch | undefined {
  let branch = root;
  for (const name of way) {
    const next = branch.get(name) ?? new Map();
    if (isLeaf(next)) return undefined;
    branch.set(name, next);
    branch = next;
  }
  return branch;
}

function grow(value: unknown, branch: Branch): unknown {
  const next = (node: Branch | Rewriting, old: unknown) => (isLeaf(node) ? node.value : grow(old, node));
  if (Array.isArray(value))
    return value.flatMap((item, index) => {
      const node = branch.get(index);
      if (!node) return [item];
      const grown = next(node, item);
      return grown === undefined ? [] : [grown];
    });
  if (typeof value !== 'object' || value === null) return value;
  const grown: Record<string, unknown> = { ...value };
  for (const [name, node] of branch) {
    const now = next(node, grown[name]);
    if (now === undefined) delete grown[name];
    else grown[name] = now;
  }
  return grown;
}
