import { useEffect, useRef } from 'react';
import { Byline } from '../text/byline.tsx';
import { Tag } from '../text/tag.tsx';
import type { EpisodeProps } from './episode.ts';
import { Film } from './film.tsx';
import { Transcript } from './transcript.tsx';
import { useFilm } from './use-film.ts';

/** One episode: its video with captions, what it is about, its transcript, and the way to those before and after it. */
export function EpisodePlayer({
  titleId,
  episode,
  playsAtOnce,
  previous,
  next,
  onTurn,
}: {
  titleId: string;
  episode: EpisodeProps;
  playsAtOnce: boolean;
  previous?: EpisodeProps;
  next?: EpisodeProps;
  onTurn: (to: EpisodeProps) => void;
}) {
  const { title, number, description, tagColor, speaker } = episode;
  const { film, track, cues, spoken, seek } = useFilm();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('dialog')?.scrollTo({ top: 0 });
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (playsAtOnce && !isCalm) film.current?.play().catch(() => {}); // the browser may want a click on the video
  }, [playsAtOnce, film]);

  return (
    <article className="episode-player">
      <Film {...{ episode, titleId, film, track }} />
      <div className="episode-about">
        {number && <Tag color={tagColor}>Episode {number}</Tag>}
        <h2 ref={heading} id={titleId} tabIndex={-1} className="heading h4">
          {title}
        </h2>
        {description && <p>{description}</p>}
        {speaker && <Byline author={speaker} />}
      </div>
      <Transcript cues={cues} spoken={spoken} onSeek={seek} />
      <nav aria-label="Episodes">
        {previous && (
          <button type="button" onClick={() => onTurn(previous)}>
            <span>Previous episode</span> {previous.title}
          </button>
        )}
        {next && (
          <button type="button" onClick={() => onTurn(next)}>
            <span>Next episode</span> {next.title}
          </button>
        )}
      </nav>
    </article>
  );
}
