/**
 * The words for a search that has run in the test runner: that it found nothing, that it found something, or that it
 * broke down before its end.
 */
export function describeSearch(
  { code, said }: { code: number | null; said: string },
  what: string,
  seconds: string,
): string {
  if (code === 0) return `Searched ${what}: nothing is found, ${seconds} s`;
  // The line in which the reporter of the search sums up its findings.
  const isFound = /\d+ searched, [1-9]\d* findings?,/.test(said);
  if (isFound) return `${said.trim()}\n✗ Searched ${what}: one is found, ${seconds} s`;
  return `${said.trim()}\n✗ The search ${what} broke down before its end (code ${code}), ${seconds} s: what it said stands above. Nothing is known of the kind until it is saved again.`;
}
