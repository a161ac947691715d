import { useEffect } from 'react';
import { definePlugin } from 'sanity';
import { besideStudio } from '../window/beside-studio.tsx';
import { nameSigns } from './name-signs.ts';

/**
 * Names those of Sanity's own buttons and fields that have only an icon, because a screen reader would merely say
 * "button".
 */
export const namesForSigns = definePlugin({
  name: 'names-for-signs',
  studio: besideStudio(Names),
});

function Names() {
  useEffect(nameSigns, []);
  return null;
}
