import { useEffect } from 'react';
import { definePlugin } from 'sanity';
import { besideStudio } from '../window/beside-studio.tsx';
import { keepTrail } from './trail.ts';

/** Has whoever works by keyboard go on where she was when a dialogue closes, or a button that she pressed goes: the Studio's own leave the focus nowhere. */
export const giveFocusBack = definePlugin({
  name: 'give-focus-back',
  studio: besideStudio(Trail),
});

function Trail() {
  useEffect(keepTrail, []);
  return null;
}
