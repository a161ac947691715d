import { wakeShell } from './wake-shell.ts';

// The script of a page that has no framework; such a page lives until the visitor leaves it.
const putBack = wakeShell(new AbortController().signal);
// Whoever comes back to a page that the browser has kept finds it as he would have found it anew.
addEventListener('pageshow', ({ persisted }) => persisted && putBack());
