import { useEffect, useRef, useState } from 'react';

/** One caption: when it begins, in seconds, and its words, without what marks them up. */
export interface Cue {
  start: number;
  text: string;
}

/** The captions of a video, as the browser has read them from its `track`, and which of them is `spoken` now (-1: none). */
export function useCues() {
  const track = useRef<HTMLTrackElement>(null);
  const [cues, setCues] = useState<readonly Cue[]>([]);
  const [spoken, setSpoken] = useState(-1);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const { track: captions } = element;
    captions.mode = 'showing'; // a visitor may hide them; captions that are disabled are never read
    const read = () => setCues(cuesOf(captions.cues).map(readCue));
    const follow = () => {
      const [active] = cuesOf(captions.activeCues);
      setSpoken(active ? cuesOf(captions.cues).indexOf(active) : -1);
    };
    read();
    element.addEventListener('load', read);
    captions.addEventListener('cuechange', follow);
    return () => {
      element.removeEventListener('load', read);
      captions.removeEventListener('cuechange', follow);
    };
  }, []);

  return { track, cues, spoken };
}

function cuesOf(list: TextTrackCueList | null): VTTCue[] {
  return Array.from(list ?? []).filter((cue) => cue instanceof VTTCue);
}

// The browser knows what of it is markup: who speaks, what is stressed, how a letter is written.
const readCue = (cue: VTTCue): Cue => ({ start: cue.startTime, text: cue.getCueAsHTML().textContent });
