import clsx from 'clsx';
import { Picture } from '../picture/picture.tsx';
import { siteAddress } from '../picture/picture-source.ts';
import { Heading } from '../text/heading.tsx';
import { Tag } from '../text/tag.tsx';
import { type EpisodeProps, episodeRatio } from './episode.ts';

/**
 * The card of an episode. A click anywhere, Enter or Space opens it through `onOpen`. Its link leads to `href`, the
 * address that opens the player, for those who copy it or want a new tab; without `href` it leads to the episode's
 * own page, or to the video itself.
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
    <article
      data-part="episode"
      className={clsx(
        'group/card relative flex flex-col items-start gap-3.5 wrap-anywhere',
        // In a place as wide as two cards, the words stand beside the picture.
        '@min-[40rem]:grid @min-[40rem]:grid-cols-2 @min-[40rem]:grid-rows-[auto_auto_1fr] @min-[40rem]:gap-x-6',
        '@min-[40rem]:justify-items-start',
      )}
    >
      <div className="relative mb-1.5 w-full overflow-hidden @min-[40rem]:row-span-3">
        {videoPoster ? (
          <Picture
            picture={videoPoster}
            aspectRatio={episodeRatio}
            widths={[384, 750]}
            sizes="(min-width: 62.5625em) 366px, (min-width: 47.5em) 50vw, 100vw"
            className={clsx(
              'aspect-366/205 duration-500 ease-out motion-safe:transition-[scale]',
              'motion-safe:group-has-[a:hover]/card:scale-103',
            )}
          />
        ) : (
          <span className="block aspect-366/205 bg-deep" />
        )}
        {video && <PlayMark />}
        <span
          data-part="duration"
          className="mono absolute end-2.5 bottom-2.5 rounded-s bg-deep/85 px-2 py-0.5 text-white empty:hidden"
        >
          {video ? videoDuration : 'Coming soon'}
        </span>
      </div>
      {number && (
        <Tag color={tagColor} filled>
          Episode {number}
        </Tag>
      )}
      <Heading level={3} size={5} className="transition-colors group-has-[a:hover]/card:text-teal">
        {video ? (
          <a
            className={clsx(
              'cover focus-visible:outline-none focus-visible:after:outline-2',
              'focus-visible:after:outline-offset-6 focus-visible:after:outline-teal',
            )}
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
      {description && <p className="text-s text-pretty text-quiet">{description}</p>}
      {captions && (
        <noscript className="relative z-2 text-s">
          <a className="link" href={siteAddress(captions)}>
            Captions of “{title}”
          </a>
        </noscript>
      )}
    </article>
  );
}

function PlayMark() {
  return (
    <span
      data-part="play"
      className={clsx(
        'absolute start-2.5 bottom-2.5 size-11 rounded-full border border-white/50 bg-deep/55 backdrop-blur-[6px]',
        'before:absolute before:inset-0 before:left-[8%] before:m-auto before:h-[34%] before:w-[30%] before:bg-white',
        'before:[clip-path:polygon(0_0,100%_50%,0_100%)] transition-colors',
        'group-has-[a:hover]/card:bg-teal group-has-[a:hover]/card:before:bg-ground',
        'forced-colors:before:bg-[CanvasText] forced-colors:group-has-[a:hover]/card:before:bg-[Highlight]',
      )}
    />
  );
}
