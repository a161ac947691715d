'use client';

import { siteAddress } from '../picture/picture-source.ts';
import type { EpisodeProps } from './episode.ts';
import { Film } from './film.tsx';
import { Transcript } from './transcript.tsx';
import { useFilm } from './use-film.ts';

/** The film of an episode and its transcript, for a page of its own; without JavaScript the captions are a link. */
export function EpisodeFilm({ episode, titleId }: { episode: EpisodeProps; titleId: string }) {
  const { film, track, cues, spoken, seek } = useFilm();
  return (
    <div className="episode-film">
      <Film {...{ episode, titleId, film, track }} />
      <Transcript cues={cues} spoken={spoken} onSeek={seek} />
      {episode.captions && (
        <noscript>
          <a className="link" href={siteAddress(episode.captions)}>
            Captions of “{episode.title}”
          </a>
        </noscript>
      )}
    </div>
  );
}
