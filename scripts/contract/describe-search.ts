/**
 * The words for a search that has run in the test runner: that it found nothing, that it found something, or that it
 * broke down before its end.
 */
export function describeSearch(
  { code, said }: { code: number | null; said: string },
  what: string,
  seconds: string,
): string {
  if (code === 0) return `Searched ${what}: nothing found, ${seconds} s`;
  // The line in which the reporter of the search sums up its findings.
  const isFound = /\d+ searched, [1-9]\d* findings?,/.test(said);
  if (isFound) return `${said.trim()}\n✗ Searched ${what}: one is found, ${seconds} s`;
  return `${said.trim()}\n✗ The search ${what} stopped before it was finished (code ${code}), ${seconds} s: see its output above. The kind is searched again when it is saved.`;
}
