import { defineIsland } from '#ui/island/define-island.ts';
import { carryCovers } from '#ui/motion/carry-covers.ts';
import { islands } from '../islands/islands.ts';
import { takeEarlyTouches } from './early-touches.ts';
import { markHover } from './hover-mark.ts';
import { wakeShell } from './wake-shell.ts';

// The script of a page that has no framework; such a page lives until the visitor leaves it.
const { pressed, moved } = takeEarlyTouches();
const { signal } = new AbortController();
markHover();
const putBack = wakeShell(signal);
carryCovers(signal);
defineIsland(islands, moved);
// Whoever was quicker than this script is answered now.
if (pressed?.isConnected) pressed.click();
// Whoever comes back to a page that the browser has kept finds it as he would have found it anew.
addEventListener('pageshow', ({ persisted }) => persisted && putBack());
