import { useEffect } from 'react';
import { definePlugin } from 'sanity';
import { besideStudio } from '../window/beside-studio.tsx';
import { leadIntoQuestions } from './lead-into-question.ts';
import { keepTrail } from './trail.ts';

/**
 * Has people who work by keyboard go on where they were when a dialogue closes, or a button disappears that they
 * pressed, and leads them into a question that a button asks. Sanity's Studio leaves the focus nowhere, or behind.
 */
export const giveFocusBack = definePlugin({
  name: 'give-focus-back',
  studio: besideStudio(Trail),
});

function Trail() {
  useEffect(keepTrail, []);
  useEffect(leadIntoQuestions, []);
  return null;
}
