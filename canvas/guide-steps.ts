/**
 * A step of the tour on the first visit: what it points at, on the page or in the Studio around it, and what it says.
 */
export interface GuideStep {
  name: 'words' | 'add' | 'bar' | 'undo' | 'widths' | 'publish';
  where: 'canvas' | 'studio';
  title: string;
  text: string;
}

/** The steps of the tour, in their order. */
export const guideSteps: readonly GuideStep[] = [
  {
    name: 'words',
    where: 'canvas',
    title: 'This is your page',
    text: 'Click any words and type. It is kept as a draft: visitors see nothing of it before you publish.',
  },
  {
    name: 'add',
    where: 'canvas',
    title: 'Add a section',
    text: 'A + between two sections adds one there. Choose it by its picture, or search for what you need.',
  },
  {
    name: 'bar',
    where: 'canvas',
    title: 'Change a section',
    text: 'The bar of the section that you clicked moves it, copies it, sets its ground, or removes it.',
  },
  {
    name: 'undo',
    where: 'canvas',
    title: 'Nothing is lost',
    text: 'Undo takes back your last step, whatever it was, and Redo does it again. Ctrl-Z does, too; on a Mac, Command-Z.',
  },
  {
    name: 'widths',
    where: 'studio',
    title: 'Look at it as visitors will',
    text: 'These show the page as on a phone, on a tablet and on a wide screen, or on two of them side by side.',
  },
  {
    name: 'publish',
    where: 'studio',
    title: 'Publish',
    text: 'What visitors would stumble over is checked first. Then everybody has the page within a second.',
  },
];

/** What an editor can do in the tour. */
export type GuideWay = 'begin' | 'next' | 'back' | 'leave';

/** The next step of the tour, as an index of `guideSteps`; null when the tour is over. */
export function stepAfter(step: number | null, way: GuideWay): number | null {
  if (way === 'begin') return 0;
  if (step === null || way === 'leave') return null;
  if (way === 'back') return Math.max(0, step - 1);
  return step + 1 < guideSteps.length ? step + 1 : null;
}
