/**
 * The ids that are chosen after a press on one. With `before`, the press was made with Shift and sets all from that one
 * to this, either all chosen or all not.
 */
export function chooseRange(
  chosen: ReadonlySet<string>,
  shown: readonly string[],
  pressed: string,
  before: string | undefined,
): Set<string> {
  const isOn = !chosen.has(pressed);
  const [one, other] = [shown.indexOf(pressed), before === undefined ? -1 : shown.indexOf(before)];
  const range = other === -1 ? [pressed] : shown.slice(Math.min(one, other), Math.max(one, other) + 1);
  return chooseAll(chosen, range, isOn);
}

/**
 * The ids that are chosen after all that are shown were chosen or unchosen. Those that are not shown stay as they were.
 */
export function chooseAll(chosen: ReadonlySet<string>, shown: readonly string[], isOn: boolean): Set<string> {
  const next = new Set(chosen);
  for (const id of shown) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}
