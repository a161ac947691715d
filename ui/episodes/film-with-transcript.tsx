import { siteAddress } from '../picture/picture-source.ts';
import type { EpisodeProps } from './episode.ts';
import { Film } from './film.tsx';
import { Transcript } from './transcript.tsx';
import { useFilm } from './use-film.ts';

/** An episode with a film, and the id of the element that names the film. */
export interface FilmWithTranscriptProps {
  episode: Pick<EpisodeProps, 'title' | 'video' | 'videoPoster' | 'captions'>;
  titleId: string;
}

/**
 * The film of an episode and its transcript, for the episode's own page; without JavaScript a link leads to the
 * captions.
 */
export function FilmWithTranscript({ episode, titleId }: FilmWithTranscriptProps) {
  const { film, track, cues, spoken, seek } = useFilm();
  return (
    <div className="grid items-start gap-x-12 gap-y-6 desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Film {...{ episode, titleId, film, track }} />
      {/* Its height is fixed, because the captions load after the page and must not move what is below. */}
      {episode.captions && (
        <div className="h-64 overflow-y-auto noscript:h-auto desk:h-104">
          <Transcript
            cues={cues}
            spoken={spoken}
            level={2}
            file={siteAddress(episode.captions)}
            onSeek={seek}
          />
        </div>
      )}
    </div>
  );
}
