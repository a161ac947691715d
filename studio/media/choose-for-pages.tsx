import { useEffect, useEffectEvent, useState } from 'react';
import { definePlugin } from 'sanity';
import type { ToPage, ToStudio } from '#canvas/messages.ts';
import { hearGoodbyes, hearPages } from '../pages-shown/shown-pages.ts';
import { besideStudio } from '../window/beside-studio.tsx';
import { MediaPicker } from './media-picker.tsx';

/**
 * Opens Media for editors who want to choose a picture for a place on the page itself, and tells the page which one was
 * chosen.
 */
export const chooseForPages = definePlugin({
  name: 'choose-for-pages',
  studio: besideStudio(Chooser),
});

function Chooser() {
  const [asked, setAsked] = useState<Asked>();
  const hear = useEffectEvent((said: ToStudio, answer: (said: ToPage) => void, page: MessageEventSource) => {
    if (said.type !== 'choose') return;
    const { choose } = said;
    const { activeElement: from } = document;
    setAsked({ page, from, take: (asset) => answer({ type: 'chosen', choose, asset }) });
  });
  useEffect(() => hearPages(hear), []);
  // A page that was loaded again waits for no answer.
  useEffect(
    () => hearGoodbyes((page) => setAsked((asked) => (asked?.page === page ? undefined : asked))),
    [],
  );
  if (!asked) return null;
  const close = () => {
    setAsked(undefined);
    // Back to the frame of the page, for those who work by keyboard; the dialogue itself remembers only what had the
    // focus in the Studio.
    const { from } = asked;
    if (from instanceof HTMLElement) requestAnimationFrame(() => from.focus());
  };
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

/** The page that wants a picture, the element that had the focus then, and the receiver of the answer. */
interface Asked {
  page: MessageEventSource;
  from: Element | null;
  take: (asset: string) => void;
}
