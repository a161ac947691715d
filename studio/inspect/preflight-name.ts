/** What the Studio calls the inspector “Before it goes out”, by which other inspectors open it. */
export const preflightName = 'preflight';
