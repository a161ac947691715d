/** What an error says to an editor. */
export const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error));
