import { definePlugin } from 'sanity';
import { besideStudio } from '../window/beside-studio.tsx';
import { Guide } from './guide.tsx';

/** Shows an editor around on the page, when she opens the preview for the first time and whenever she asks for it. */
export const guide = definePlugin({
  name: 'guide',
  studio: besideStudio(Guide),
});
