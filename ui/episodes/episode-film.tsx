'use client';

import { Island } from '../island/island.tsx';
import { FilmWithTranscript, type FilmWithTranscriptProps } from './film-with-transcript.tsx';

/** The film of an episode and its transcript, for a page of its own; without JavaScript the captions are a link. */
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
