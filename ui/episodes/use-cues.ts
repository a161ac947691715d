import { useEffect, useRef, useState } from 'react';

const hair = 0.01; // seconds, less than a frame takes

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
    const { track: captions, parentElement: film } = element;
    captions.mode = 'showing'; // a visitor may hide them; captions that are disabled are never read
    const follow = () => {
      if (film instanceof HTMLMediaElement) setSpoken(cueAt(film.currentTime, cuesOf(captions.cues)));
    };
    const read = () => {
      setCues(cuesOf(captions.cues).map(readCue));
      follow();
    };
    // A film that stands has been seen to tell nothing of the captions that it was taken to.
    const moments = ['seeked', 'timeupdate'];
    read();
    element.addEventListener('load', read);
    captions.addEventListener('cuechange', follow);
    for (const moment of moments) film?.addEventListener(moment, follow);
    return () => {
      element.removeEventListener('load', read);
      captions.removeEventListener('cuechange', follow);
      for (const moment of moments) film?.removeEventListener(moment, follow);
    };
  }, []);

  return { track, cues, spoken };
}

function cuesOf(list: TextTrackCueList | null): VTTCue[] {
  return Array.from(list ?? []).filter((cue) => cue instanceof VTTCue);
}

// The time of a film that was taken to the beginning of a caption may be a hair before it.
const cueAt = (time: number, cues: VTTCue[]): number =>
  cues.findIndex(({ startTime, endTime }) => startTime - hair <= time && time + hair < endTime);

// The browser knows what of it is markup: who speaks, what is stressed, how a letter is written.
const readCue = (cue: VTTCue): Cue => ({ start: cue.startTime, text: cue.getCueAsHTML().textContent });
