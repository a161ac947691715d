import clsx from 'clsx';
import { writeIndexAddress } from '#schemas/index-address.ts';
import { BlogCard } from '#ui/brand/blog-card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Pagination } from '#ui/navigation/pagination.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Tag } from '#ui/text/tag.tsx';
import type { Props } from './contract.ts';
import { placeName } from './place-name.ts';

/**
 * One page of the list of posts: the categories, the posts (on the first page with a large first one), and links to
 * the other pages.
 */
export default function BlogIndex(props: Props) {
  const { anchor, eyebrow, title, text, emptyText, path, number, pages, category, posts, count } = props;
  const place = placeName(anchor);
  const large = number === 1 ? 1 : 0;
  const small = posts.length - large;
  const hrefs = Array.from({ length: pages }, (_, index) => {
    const address = { path, category: category?.slug ?? '', number: index + 1 };
    return `${writeIndexAddress(address)}#${place}`;
  });
  return (
    <Section frame={{ ...props, anchor: null }}>
      {/* Focusable, so that people who jump here continue from here by keyboard as well. */}
      <header
        id={place}
        tabIndex={-1}
        className="mb-[clamp(2.5rem,4vw,3.5rem)] grid scroll-mt-8 gap-6 outline-none"
      >
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading>{category?.title ?? title}</Heading>
        {text && !category && number === 1 && <p className="max-w-136 text-quiet">{text}</p>}
        <Categories {...props} place={place} />
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4 text-s text-quiet">
          <span>
            {count === 1 ? '1 post' : `${count} posts`}
            {pages > 1 && `, page ${number} of ${pages}`}
          </span>
          <a href="/feed.xml" type="application/rss+xml" className="link inline-flex items-center gap-2">
            <Icon name="feed" /> Feed
          </a>
        </p>
      </header>
      {posts.length > 0 ? (
        <div
          data-part="posts"
          className={clsx(
            'grid gap-x-6 gap-y-[clamp(1.75rem,4vw,3.5rem)] tablet:grid-cols-2',
            small !== 2 && small !== 4 && 'desk:grid-cols-3', // these stand two by two
          )}
        >
          {posts.map((post, index) => {
            const card = <BlogCard key={post.slug} post={post} lead={index < large} />;
            const look = index === posts.length - 1 && lastLook(small);
            return look ? (
              <div key={post.slug} className={`@container ${look}`}>
                {card}
              </div>
            ) : (
              card
            );
          })}
        </div>
      ) : (
        <p className="border border-dashed border-line px-6 py-12 text-center">{emptyText}</p>
      )}
      <Pagination label="Pages of posts" current={number} hrefs={hrefs} />
    </Section>
  );
}

/** The last of so many small cards is as wide as what is left of its row. */
const lastLook = (small: number) =>
  clsx(
    small % 2 === 1 && 'tablet:max-desk:col-span-2',
    small !== 2 && small !== 4 && small % 3 > 0 && (small % 3 === 1 ? 'desk:col-span-3' : 'desk:col-span-2'),
  );

/** Links to the posts of each category; the current one is marked. */
function Categories({ path, category, categories, place }: Props & { place: string }) {
  if (categories.length < 2 && !category) return null;
  const all = [{ title: 'All', slug: '', color: null }, ...categories];
  return (
    <nav aria-label="Categories">
      <ul className="flex flex-wrap gap-2">
        {all.map(({ title, slug, color }) => (
          <li key={slug}>
            <Tag
              href={`${writeIndexAddress({ path, category: slug, number: 1 })}#${place}`}
              color={color}
              active={slug === (category?.slug ?? '')}
            >
              {title}
            </Tag>
          </li>
        ))}
      </ul>
    </nav>
  );
}
