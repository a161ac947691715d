import clsx from 'clsx';
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

/** A post that can be clicked anywhere and leads to it; as `lead` it comes first, across the whole column. */
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
    <article className={clsx('blog-card', lead && 'blog-card-lead')}>
      {image ? (
        <Picture
          picture={image}
          aspectRatio={366 / 192}
          widths={[384, 750, 1098]}
          sizes={
            lead
              ? '(min-width: 1001px) 660px, calc(100vw - 2.5rem)'
              : '(min-width: 1001px) 366px, (min-width: 700px) 50vw, calc(100vw - 2.5rem)'
          }
          priority={lead}
        />
      ) : (
        <span className="picture blog-card-blank" />
      )}
      <div className="blog-card-body">
        {category && <Tag color={category.color}>{category.title}</Tag>}
        <Heading level={level} size={lead ? 3 : 5}>
          <Link href={href} className="cover">
            {title}
          </Link>
        </Heading>
        {lead && excerpt && <p className="blog-card-excerpt">{excerpt}</p>}
        {author && <Byline author={author} />}
      </div>
    </article>
  );
}
