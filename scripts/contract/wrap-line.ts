const width = 100; // columns, the width of a terminal beside an editor

/**
 * Breaks a line into several, none wider than a terminal, and all but the first indented; a word that is wider stays
 * whole.
 */
export function wrapLine(line: string): string {
  const [first = '', ...words] = line.split(' ');
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length > width) lines.push(`    ${word}`);
    else lines[lines.length - 1] = longer;
  }
  return lines.join('\n');
}
