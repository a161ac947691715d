/**
 * The ids that are chosen after a press on one: it alone, or with Shift all from the one that was pressed before to it, which then
 * are all chosen or all not.
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

/** The ids that are chosen after all that are shown were, or none of them any more: what was chosen elsewhere stays so. */
export function chooseAll(chosen: ReadonlySet<string>, shown: readonly string[], isOn: boolean): Set<string> {
  const next = new Set(chosen);
  for (const id of shown) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}
