import { useEffect } from 'react';
import { definePlugin } from 'sanity';
import { besideStudio } from '../window/beside-studio.tsx';
import { nameSigns } from './name-signs.ts';

/** Gives a name to those buttons and fields of the Studio's own that have a sign alone: who hears the screen would hear "button". */
export const namesForSigns = definePlugin({
  name: 'names-for-signs',
  studio: besideStudio(Names),
});

function Names() {
  useEffect(nameSigns, []);
  return null;
}
