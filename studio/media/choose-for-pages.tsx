import { useEffect, useEffectEvent, useState } from 'react';
import { definePlugin, type LayoutProps } from 'sanity';
import type { ToPage, ToStudio } from '#canvas/messages.ts';
import { hearPages } from '../shown-pages.ts';
import { MediaPicker } from './media-picker.tsx';

/** Opens Media for editors who want a picture of it at a place on the page itself, and tells the page which was chosen. */
export const chooseForPages = definePlugin({
  name: 'choose-for-pages',
  studio: {
    components: {
      layout: (props: LayoutProps) => (
        <>
          {props.renderDefault(props)}
          <Chooser />
        </>
      ),
    },
  },
});

function Chooser() {
  const [asked, setAsked] = useState<{ take: (asset: string) => void }>();
  const hear = useEffectEvent((said: ToStudio, answer: (said: ToPage) => void) => {
    if (said.type !== 'choose') return;
    const { choose } = said;
    setAsked({ take: (asset) => answer({ type: 'chosen', choose, asset }) });
  });
  useEffect(() => hearPages(hear), []);
  if (!asked) return null;
  const close = () => setAsked(undefined);
  return (
    <MediaPicker
      type="picture"
      header="Choose from Media"
      onChoose={(asset) => {
        asked.take(asset);
        close();
      }}
      onClose={close}
    />
  );
}
