import { ArticleHead } from '#pages/article-head.tsx';
import { ArticleNeighbours } from '#pages/article-neighbours.tsx';
import type { LayoutProps } from '#pages/layout-props.ts';
import { closedRails } from '#pages/rails-look.ts';
import { EpisodeFilm } from '#ui/episodes/episode-film.tsx';
import { Link } from '#ui/link/link.tsx';
import { Byline } from '#ui/text/byline.tsx';
import { Tag } from '#ui/text/tag.tsx';
import type { EpisodePage } from './contract.ts';

/**
 * The page of an episode: what it is about, its film with captions and transcript, and links to the ones before and
 * after it.
 */
export default function EpisodeLayout({ document, path, ancestors, children }: LayoutProps<EpisodePage>) {
  const { title, number, description, tagColor, video, speaker } = document;
  return (
    <>
      <article className={closedRails}>
        <ArticleHead
          {...{ title, path, ancestors }}
          excerpt={description}
          above={number && <Tag color={tagColor}>Episode {number}</Tag>}
          titleId="episode"
        >
          {speaker && (
            <Link href={speaker.href}>
              <Byline author={speaker} />
            </Link>
          )}
        </ArticleHead>
        <div className="wrap pb-(--space)">
          {video ? <EpisodeFilm episode={document} titleId="episode" /> : <p>This episode is coming soon.</p>}
          <ArticleNeighbours
            label="Previous and next episodes"
            before={['Previous episode', document.previous]}
            after={['Next episode', document.next]}
            className="mt-[clamp(2.5rem,5vw,4rem)]"
          />
        </div>
      </article>
      {children}
    </>
  );
}
