import { Picture } from '../picture/picture.tsx';
import { siteAddress } from '../picture/picture-source.ts';
import { Heading } from '../text/heading.tsx';
import { Tag } from '../text/tag.tsx';
import { type EpisodeProps, episodeRatio } from './episode.ts';

/**
 * An episode that a click anywhere, Enter or Space opens through `onOpen`. Its link leads to `href`, the address that
 * opens the player, for those who copy it or want a new tab; without `href` it leads to the episode's own page, or to the
 * video itself.
 */
export function EpisodeCard({
  episode,
  href,
  onOpen,
}: {
  episode: EpisodeProps;
  href?: string;
  onOpen: () => void;
}) {
  const { title, number, description, videoPoster, videoDuration, tagColor, video, captions } = episode;
  return (
    <article className="episode-card">
      <div className="episode-poster">
        {videoPoster ? (
          <Picture
            picture={videoPoster}
            aspectRatio={episodeRatio}
            widths={[384, 750]}
            sizes="(min-width: 1001px) 366px, (min-width: 760px) 50vw, 100vw"
          />
        ) : (
          <span className="picture" />
        )}
        {video && <span className="episode-play" />}
        <span className="episode-duration">{video ? videoDuration : 'Coming soon'}</span>
      </div>
      {number && <Tag color={tagColor}>Episode {number}</Tag>}
      <Heading level={3} size={5}>
        {video ? (
          <a
            className="cover"
            href={href ?? episode.href ?? siteAddress(video)}
            aria-haspopup={href ? 'dialog' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onOpen();
            }}
            onKeyDown={(event) => {
              if (event.key !== ' ') return;
              event.preventDefault();
              onOpen();
            }}
          >
            {title}
          </a>
        ) : (
          title
        )}
      </Heading>
      {description && <p className="episode-description">{description}</p>}
      {captions && (
        <noscript>
          <a className="link" href={siteAddress(captions)}>
            Captions of “{title}”
          </a>
        </noscript>
      )}
    </article>
  );
}
