/**
 * Stands in a migration for a value that only its author can know. Throws an error that names it; until the author
 * replaces it, the tests of the migration fail with that sentence.
 */
export function undecided(sentence: string): never {
  throw new Error(`Not decided yet: ${sentence}`);
}
