const maxSlips = 2; // two exchanged letters count as two

/**
 * The first of some file names that may be meant to be another one: it differs by a letter or two, or by its ending.
 */
export function nearName(meant: string, names: readonly string[]): string | undefined {
  return names.find((name) => name !== meant && slips(stem(name), stem(meant)) <= maxSlips);
}

const stem = (name: string): string => name.replace(/\.[cm]?[jt]sx?$/, '');

/** How many letters must be added, removed or changed to make one word of another. */
function slips(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (const [column, wanted] of [...other].entries()) {
      const changed = (above[column] ?? 0) + (letter === wanted ? 0 : 1);
      line.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}
