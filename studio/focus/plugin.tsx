import { useEffect } from 'react';
import { definePlugin } from 'sanity';
import { besideStudio } from '../window/beside-studio.tsx';
import { keepTrail } from './trail.ts';

/**
 * Has people who work by keyboard go on where they were when a dialogue closes, or a button disappears that they
 * pressed. Sanity's Studio leaves the focus nowhere.
 */
export const giveFocusBack = definePlugin({
  name: 'give-focus-back',
  studio: besideStudio(Trail),
});

function Trail() {
  useEffect(keepTrail, []);
  return null;
}
