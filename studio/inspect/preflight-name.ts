/** The name of the inspector “Before it goes out”, by which others open it. */
export const preflightName = 'preflight';
