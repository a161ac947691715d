/** A query that may end in a comment gets a newline at its end, because groq-js recognises no comment without one. */
export const withEndOfComment = (query: string): string => (/\/\/[^\n]*$/.test(query) ? `${query}\n` : query);
