import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Byline } from '../text/byline.tsx';
import { Tag } from '../text/tag.tsx';
import type { EpisodeProps } from './episode.ts';
import { Film } from './film.tsx';
import { Transcript } from './transcript.tsx';
import { useFilm } from './use-film.ts';

/** One episode: its video with captions, what it is about, its transcript, and buttons for its neighbours. */
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
    if (playsAtOnce && !isCalm) film.current?.play().catch(() => {}); // the browser may require a click on the video
  }, [playsAtOnce, film]);

  return (
    <article className="grid gap-x-12 gap-y-6 wrap-anywhere tablet:grid-cols-2">
      <Film {...{ episode, titleId, film, track }} className="tablet:col-span-full" />
      <div className="grid content-start justify-items-start gap-3.5">
        {number && (
          <Tag color={tagColor} filled>
            Episode {number}
          </Tag>
        )}
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          // It gets the focus so that screen readers read it; there is nothing to act on.
          className="font-heading text-h4 text-balance focus-visible:outline-none"
        >
          {title}
        </h2>
        {description && <p className="text-s/[1.65] text-quiet">{description}</p>}
        {speaker && <Byline author={speaker} />}
      </div>
      <Transcript cues={cues} spoken={spoken} onSeek={seek} />
      <nav
        aria-label="Episodes"
        className="grid gap-3 border-t border-line pt-5 tablet:col-span-full tablet:grid-cols-2"
      >
        {previous && <Turn label="Previous episode" to={previous} onTurn={onTurn} />}
        {next && (
          <Turn
            label="Next episode"
            to={next}
            onTurn={onTurn}
            className={previous && 'text-start tablet:text-end'}
          />
        )}
      </nav>
    </article>
  );
}

function Turn({
  label,
  to,
  onTurn,
  className = 'text-start',
}: {
  label: string;
  to: EpisodeProps;
  onTurn: (to: EpisodeProps) => void;
  className?: string;
}) {
  return (
    <button
      type="button"
      onClick={() => onTurn(to)}
      className={clsx(
        'grid cursor-pointer content-start gap-0.5 hover:underline hover:underline-offset-[0.25em]',
        className,
      )}
    >
      <span className="mono text-teal">{label}</span> {to.title}
    </button>
  );
}
