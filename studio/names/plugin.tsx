import { useEffect } from 'react';
import { definePlugin, type LayoutProps } from 'sanity';
import { nameSigns } from './name-signs.ts';

/** Gives a name to those buttons and fields of the Studio's own that have a sign alone: who hears the screen would hear "button". */
export const namesForSigns = definePlugin({
  name: 'names-for-signs',
  studio: {
    components: {
      layout: (props: LayoutProps) => (
        <>
          {props.renderDefault(props)}
          <Names />
        </>
      ),
    },
  },
});

function Names() {
  useEffect(nameSigns, []);
  return null;
}
