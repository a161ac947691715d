/**
 * Stands in a migration for what nobody but its writer can know, and says what that is; until it is replaced, the tests of
 * the migration fail with this sentence.
 */
export function undecided(sentence: string): never {
  throw new Error(`Not decided yet: ${sentence}`);
}
