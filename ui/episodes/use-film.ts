import { useRef } from 'react';
import { useCues } from './use-cues.ts';

/** What `Film` and `Transcript` need of one film and its captions, and a function that plays from a place on. */
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
      film.current.play().catch(() => {}); // the browser may require a click on the film
    },
  };
}
