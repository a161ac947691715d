import { useEffect, useRef } from 'react';
import { pictureRect, pictureUrl, siteAddress } from '../picture/picture-source.ts';
import { Byline } from '../text/byline.tsx';
import { Tag } from '../text/tag.tsx';
import { type EpisodeProps, episodeRatio } from './episode.ts';
import { Transcript } from './transcript.tsx';
import { useCues } from './use-cues.ts';

/** One episode: its video with captions, what it is about, its transcript, and the way to those before and after it. */
export function EpisodePlayer({
  titleId,
  episode: { title, number, description, videoPoster, tagColor, video, captions, speaker },
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
  const film = useRef<HTMLVideoElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { track, cues, spoken } = useCues();

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('dialog')?.scrollTo({ top: 0 });
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (playsAtOnce && !isCalm) film.current?.play().catch(() => {}); // the browser may want a click on the video
  }, [playsAtOnce]);

  function seek(seconds: number) {
    if (!film.current) return;
    film.current.currentTime = seconds;
    film.current.play().catch(() => {});
  }

  return (
    <article className="episode-player">
      {/* biome-ignore lint/a11y/useMediaCaption: captions are there as soon as the editor has uploaded them */}
      <video
        ref={film}
        controls
        playsInline
        preload="metadata"
        crossOrigin="anonymous"
        src={video ? siteAddress(video) : undefined}
        poster={videoPoster ? posterOf(videoPoster) : undefined}
        aria-labelledby={titleId}
      >
        {captions && (
          <track ref={track} kind="captions" srcLang="en" label="English" src={siteAddress(captions)} />
        )}
      </video>
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

function posterOf(poster: NonNullable<EpisodeProps['videoPoster']>): string {
  return pictureUrl(poster, pictureRect(poster, episodeRatio), 732);
}
