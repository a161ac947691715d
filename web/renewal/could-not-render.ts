const maxNames = 5; // of pages in one line of the log

/** The error that the pages of these paths could not be rendered anew; it names the first five. */
export function couldNotRender(paths: ReadonlySet<string>): Error {
  const names = [...paths].slice(0, maxNames).map((path) => `"${path}"`);
  const rest = paths.size - names.length;
  if (rest > 0) names.push(`${rest} more`);
  return new Error(
    `Could not render ${names.join(', ')} again. The last version stays, unless nobody may see that any more.`,
  );
}
