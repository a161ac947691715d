import clsx from 'clsx';
import { Drawing } from '../drawing/drawing.tsx';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import { type Author, Byline } from '../text/byline.tsx';
import { Heading, type HeadingLevel } from '../text/heading.tsx';
import { Tag } from '../text/tag.tsx';

/** A post as its card shows it. */
export type BlogCardProps = {
  title: string;
  href: string | null;
  excerpt?: string | null;
  image?: PictureSource | null;
  category?: { title: string; color?: string | null } | null;
  author?: Author | null;
};

/**
 * The card of a post; the whole card is its link. As `lead` it comes first and spans the whole column; other cards
 * are rows on phones, and in a container as wide as two cards.
 */
export function BlogCard({
  post: { title, href, excerpt, image, category, author },
  lead = false,
  level = 3,
}: {
  post: BlogCardProps;
  lead?: boolean;
  level?: HeadingLevel;
}) {
  return (
    <article
      className={clsx(
        'group/card relative flex min-w-0 gap-5',
        lead
          ? 'col-span-full flex-col tablet:flex-row tablet:items-center tablet:gap-6'
          : 'tablet:flex-col @min-[40rem]:flex-row @min-[40rem]:items-center @min-[40rem]:gap-6',
      )}
    >
      <div
        className={clsx(
          'relative overflow-hidden',
          !image && 'aspect-366/192 bg-raised',
          lead
            ? 'tablet:flex-[0_0_calc(58.333%-0.625rem)] tablet:max-desk:self-stretch'
            : 'max-tablet:flex-[0_0_36%] max-tablet:self-start @min-[40rem]:w-[calc(50%-0.75rem)] @min-[40rem]:flex-none @min-[60rem]:w-1/3',
        )}
      >
        {image ? (
          <Picture
            picture={image}
            aspectRatio={366 / 192}
            widths={[384, 750, 1098]}
            sizes={
              lead
                ? '(min-width: 62.5625em) 660px, calc(100vw - 2.5rem)'
                : '(min-width: 62.5625em) 366px, (min-width: 47.5em) 50vw, 34vw'
            }
            priority={lead}
            className={clsx(
              'duration-500 ease-out motion-safe:transition-[scale]',
              lead ? 'aspect-366/192 tablet:max-desk:h-full' : 'aspect-4/3 tablet:aspect-366/192',
              'motion-safe:group-has-[a:hover]/card:scale-103',
            )}
          />
        ) : (
          <Drawing seed={href ?? title} className="size-full" />
        )}
      </div>
      <div
        className={clsx(
          'flex min-w-0 flex-col items-start gap-2.5 tablet:grow tablet:gap-3.5',
          lead && 'tablet:gap-5 tablet:ps-[clamp(0rem,3vw,2.5rem)] tablet:pe-4',
        )}
      >
        {category && <Tag color={category.color}>{category.title}</Tag>}
        <Heading
          level={level}
          size={lead ? 3 : 5}
          className="transition-colors group-has-[a:hover]/card:text-teal"
        >
          <Link href={href} className="cover">
            {title}
          </Link>
        </Heading>
        {lead && excerpt && <p className="text-quiet">{excerpt}</p>}
        {/* At the same height on all cards of a row. */}
        {author && <Byline author={author} className={clsx(!lead && 'tablet:mt-auto @min-[40rem]:mt-0')} />}
      </div>
    </article>
  );
}
