/** The ids between two of a list, both of them included, in either direction. */
export function rangeBetween(ids: readonly string[], from: string, to: string): string[] {
  const [a, b] = [ids.indexOf(from), ids.indexOf(to)];
  if (a < 0 || b < 0) return [to];
  return ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** Where a key leads in a grid of so many columns; undefined for keys that lead nowhere, and at its edges. */
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
