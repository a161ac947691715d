import { useRef } from 'react';
import { useCues } from './use-cues.ts';

/** A film that is shown with its captions: what `Film` and `Transcript` need, and the way to play from a place on. */
export function useFilm() {
  const film = useRef<HTMLVideoElement>(null);
  const { track, cues, spoken } = useCues();
  return {
    film,
    track,
    cues,
    spoken,
    /** Plays from a place on, in seconds. */
    seek(seconds: number) {
      if (!film.current) return;
      film.current.currentTime = seconds;
      film.current.play().catch(() => {}); // the browser may want a click on the film
    },
  };
}
