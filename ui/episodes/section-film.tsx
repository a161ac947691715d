'use client';

import { Island } from '../island/island.tsx';
import { ChapteredFilm, type ChapteredFilmProps } from './chaptered-film.tsx';

/**
 * A film as an island, loaded when it is played, with its chapters and its transcript; without JavaScript it is a
 * plain video.
 */
export function SectionFilm(props: ChapteredFilmProps) {
  return <Island name="section-film" of={ChapteredFilm} props={props} />;
}
