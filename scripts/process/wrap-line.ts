const terminalWidth = 100; // columns, of a terminal beside an editor

/**
 * Breaks a line into several, none wider than `width`, and all but the first begun with `indent`; a word that is wider
 * stays whole.
 */
export function wrapLine(line: string, { width = terminalWidth, indent = '    ' } = {}): string {
  const [first = '', ...words] = line.split(' ');
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length > width) lines.push(`${indent}${word}`);
    else lines[lines.length - 1] = longer;
  }
  return lines.join('\n');
}
