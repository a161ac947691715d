import { definePlugin } from 'sanity';
import { besideStudio } from '../window/beside-studio.tsx';
import { Guide } from './guide.tsx';

/** Shows editors around when they open the preview for the first time, and whenever they ask for it. */
export const guide = definePlugin({
  name: 'guide',
  studio: besideStudio(Guide),
});
