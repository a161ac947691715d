import clsx from 'clsx';
import type { RefObject } from 'react';
import { pictureRect, pictureUrl, siteAddress } from '../picture/picture-source.ts';
import { type EpisodeProps, episodeRatio } from './episode.ts';

/**
 * A film with its captions. Where `isLoadedAtOnce` is true, the browser loads its metadata at once; otherwise it
 * loads nothing before the film is played.
 */
export function Film({
  episode: { videoPoster, video, captions },
  titleId,
  film,
  track,
  isLoadedAtOnce = true,
  className,
}: {
  episode: Pick<EpisodeProps, 'videoPoster' | 'video' | 'captions'>;
  /** The id of the element that names the film. */
  titleId: string;
  film?: RefObject<HTMLVideoElement | null>;
  track?: RefObject<HTMLTrackElement | null>;
  isLoadedAtOnce?: boolean;
  className?: string;
}) {
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are there as soon as the editor has uploaded them */}
      <video
        ref={film}
        controls
        playsInline
        preload={isLoadedAtOnce ? 'metadata' : 'none'}
        crossOrigin="anonymous"
        src={video ? siteAddress(video) : undefined}
        poster={videoPoster ? posterOf(videoPoster) : undefined}
        aria-labelledby={titleId}
        className={clsx(
          'aspect-366/205 w-full bg-deep',
          '[&::cue]:bg-deep/80 [&::cue]:font-text [&::cue]:text-white',
          className,
        )}
      >
        {captions && (
          <track ref={track} kind="captions" srcLang="en" label="English" src={siteAddress(captions)} />
        )}
      </video>
    </>
  );
}

function posterOf(poster: NonNullable<EpisodeProps['videoPoster']>): string {
  return pictureUrl(poster, pictureRect(poster, episodeRatio), 750);
}
