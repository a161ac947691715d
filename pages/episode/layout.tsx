import { crumbsOf } from '#pages/crumbs.ts';
import type { LayoutProps } from '#pages/layout-props.ts';
import { EpisodeFilm } from '#ui/episodes/episode-film.tsx';
import { Link } from '#ui/link/link.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { Byline } from '#ui/text/byline.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Tag } from '#ui/text/tag.tsx';
import type { EpisodePage } from './contract.ts';

/** An episode: what it is about, its film with captions and transcript, and the way to those before and after it. */
export default function EpisodeLayout({ document, path, ancestors, children }: LayoutProps<EpisodePage>) {
  const { title, number, description, tagColor, video, speaker } = document;
  return (
    <>
      <article>
        <header className="wrap article-head">
          <Breadcrumbs crumbs={crumbsOf(ancestors, title, path)} />
          {number && <Tag color={tagColor}>Episode {number}</Tag>}
          <Heading level={1} size={2} id="episode">
            {title}
          </Heading>
          {description && <p className="article-excerpt">{description}</p>}
          {speaker && <Byline author={speaker} />}
        </header>
        <div className="wrap episode-body">
          {video ? <EpisodeFilm episode={document} titleId="episode" /> : <p>This episode is coming soon.</p>}
          <Neighbours {...document} />
        </div>
      </article>
      {children}
    </>
  );
}

/** The way to the episodes before and after this one. */
function Neighbours({ previous, next }: Pick<EpisodePage, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Episodes before and after" className="article-neighbours">
      {previous && (
        <Link href={previous.href}>
          <span>Previous episode</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link href={next.href}>
          <span>Next episode</span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
