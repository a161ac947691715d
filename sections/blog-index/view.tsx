import { writeIndexAddress } from '#schemas/index-address.ts';
import { BlogCard } from '#ui/brand/blog-card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Pagination } from '#ui/navigation/pagination.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Tag } from '#ui/text/tag.tsx';
import type { Props } from './contract.ts';

/** One page of the list of posts: the categories, the posts with the first of the first page large, and the other pages. */
export default function BlogIndex(props: Props) {
  const { anchor, eyebrow, title, text, emptyText, path, number, pages, category, posts, count } = props;
  const place = anchor ?? 'all-posts';
  const hrefs = Array.from({ length: pages }, (_, index) => {
    const address = { path, category: category?.slug ?? '', number: index + 1 };
    return `${writeIndexAddress(address)}#${place}`;
  });
  return (
    <Section frame={{ ...props, anchor: null }}>
      {/* Whoever comes to this place goes on from it with the keyboard, too. */}
      <header id={place} tabIndex={-1} className="blog-index-head">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading>{category?.title ?? title}</Heading>
        {text && !category && number === 1 && <p className="blog-index-text">{text}</p>}
        <Categories {...props} place={place} />
        <p className="blog-index-facts">
          <span>
            {count === 1 ? '1 post' : `${count} posts`}
            {pages > 1 && `, page ${number} of ${pages}`}
          </span>
          <a href="/feed.xml" type="application/rss+xml" className="link">
            <Icon name="feed" /> Feed
          </a>
        </p>
      </header>
      {posts.length > 0 ? (
        <div className="posts posts-index">
          {posts.map((post, index) => (
            <BlogCard key={post.slug} post={post} lead={index === 0 && number === 1} />
          ))}
        </div>
      ) : (
        <p className="blog-index-empty">{emptyText}</p>
      )}
      <Pagination label="Pages of posts" current={number} hrefs={hrefs} />
    </Section>
  );
}

/** The way to the posts of each category; the one that is shown is marked. */
function Categories({ path, category, categories, place }: Props & { place: string }) {
  if (categories.length < 2 && !category) return null;
  const all = [{ title: 'All', slug: '', color: null }, ...categories];
  return (
    <nav aria-label="Categories" className="blog-index-categories">
      <ul>
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
