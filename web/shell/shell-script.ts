import { defineIsland } from '#ui/island/define-island.ts';
import { carryCovers } from '#ui/motion/carry-covers.ts';
import { islands } from '../islands/islands.ts';
import { takeEarlyTouches } from './early-touches.ts';
import { markHover } from './hover-mark.ts';
import { wakeShell } from './wake-shell.ts';

// The script of a page without a framework. Its signal never aborts: such a page lives until the visitor leaves it.
const { pressed, moved } = takeEarlyTouches();
const { signal } = new AbortController();
markHover();
const putBack = wakeShell(signal);
carryCovers(signal);
defineIsland(islands, moved);
// A press that came before this script is answered now.
if (pressed?.isConnected) pressed.click();
// A page that comes back from the browser's cache looks as if it were loaded anew.
addEventListener('pageshow', ({ persisted }) => persisted && putBack());
