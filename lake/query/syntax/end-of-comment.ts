/** A query with a line's end behind it where a comment may be its last words: to groq-js, a comment without one is none. */
export const withEndOfComment = (query: string): string => (/\/\/[^\n]*$/.test(query) ? `${query}\n` : query);
