import { useEffect, useRef, useState } from 'react';

const hair = 0.01; // seconds, shorter than a frame

/** One caption: its start in seconds, and its words without markup. */
export interface Cue {
  start: number;
  text: string;
}

/**
 * The captions of a video, as the browser has read them from its `track`, and the index of the one being `spoken` (-1
 * for none).
 */
export function useCues() {
  const track = useRef<HTMLTrackElement>(null);
  const [cues, setCues] = useState<readonly Cue[]>([]);
  const [spoken, setSpoken] = useState(-1);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const { track: captions, parentElement: film } = element;
    captions.mode = 'showing'; // a visitor may hide them; the browser never reads captions that are disabled
    const follow = () => {
      if (film instanceof HTMLMediaElement) setSpoken(cueAt(film.currentTime, cuesOf(captions.cues)));
    };
    const read = () => {
      setCues(cuesOf(captions.cues).map(readCue));
      follow();
    };
    // A paused film was observed not to fire `cuechange` when it is sought to another caption.
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

// After seeking to the start of a caption, the film's time may be slightly before it.
const cueAt = (time: number, cues: VTTCue[]): number =>
  cues.findIndex(({ startTime, endTime }) => startTime - hair <= time && time + hair < endTime);

// The browser knows the markup in captions: voices, emphasis, escaped characters.
const readCue = (cue: VTTCue): Cue => ({ start: cue.startTime, text: cue.getCueAsHTML().textContent });
