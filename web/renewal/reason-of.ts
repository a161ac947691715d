/** Why something failed, as a sentence with its full stop, so that another one can follow it in the log. */
export function reasonOf(error: unknown): string {
  const said = (error instanceof Error ? error.message : String(error)).trim();
  return /[.!?…][)"”’]?$/.test(said) ? said : `${said}.`;
}
