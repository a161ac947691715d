import { siteAddress } from '../picture/picture-source.ts';
import type { EpisodeProps } from './episode.ts';
import { Film } from './film.tsx';
import { Transcript } from './transcript.tsx';
import { useFilm } from './use-film.ts';

/** An episode that has a film, and the id of what names it. */
export interface FilmWithTranscriptProps {
  episode: Pick<EpisodeProps, 'title' | 'video' | 'videoPoster' | 'captions'>;
  titleId: string;
}

/** The film of an episode and its transcript, for a page of its own; without JavaScript that is a link to the captions. */
export function FilmWithTranscript({ episode, titleId }: FilmWithTranscriptProps) {
  const { film, track, cues, spoken, seek } = useFilm();
  return (
    <div className="grid items-start gap-x-12 gap-y-6 desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Film {...{ episode, titleId, film, track }} />
      {/* Its place is kept: the captions come after the page, and nothing below may move. */}
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
