'use client';

import { Island } from '../island/island.tsx';
import { FilmWithTranscript, type FilmWithTranscriptProps } from './film-with-transcript.tsx';

/**
 * The film of an episode and its transcript as an island, for the episode's own page; without JavaScript a link leads
 * to the captions.
 */
export function EpisodeFilm({ episode, titleId }: FilmWithTranscriptProps) {
  const { title, video, videoPoster, captions } = episode;
  return (
    <Island
      name="episode-film"
      of={FilmWithTranscript}
      props={{ episode: { title, video, videoPoster, captions }, titleId }}
    />
  );
}
