/**
 * The ids of a list from one to another, both included, in either direction; only `to` where one of them is not in the
 * list.
 */
export function rangeBetween(ids: readonly string[], from: string, to: string): string[] {
  const [a, b] = [ids.indexOf(from), ids.indexOf(to)];
  if (a < 0 || b < 0) return [to];
  return ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** The id that a key leads to in a grid with this number of columns; undefined for other keys, and at the edges. */
export function stepFrom(
  ids: readonly string[],
  from: string,
  key: string,
  columns: number,
): string | undefined {
  const at = ids.indexOf(from);
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: ids.length - 1,
  };
  const next = steps[key];
  return next === undefined || next === at ? undefined : ids[next];
}
