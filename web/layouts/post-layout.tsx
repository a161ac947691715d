import './layouts.css';
import type { Post } from '#schemas/post/contract.ts';
import type { Ancestor } from '#sections/resolve-contract.ts';
import { BlogCard } from '#ui/blog-card.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { richTextHeadings } from '#ui/rich-text-headings.ts';
import { Section } from '#ui/section.tsx';
import { Tag } from '#ui/tag.tsx';
import { crumbsOf } from './crumbs.ts';
import { Day } from './day.tsx';
import { readingMinutes } from './reading-minutes.ts';

/** A post of the blog: head, cover, the text beside its table of contents, the author, and three others to read. */
export function PostLayout({ post, ancestors }: { post: Post; ancestors: Ancestor[] }) {
  const { title, slug, excerpt, image, category, author, body, related } = post;
  const parts = richTextHeadings(body).filter(({ level }) => level === 2);
  return (
    <>
      <article>
        <header className="wrap article-head">
          <Breadcrumbs crumbs={crumbsOf(ancestors, title, `/blog/${slug}`)} />
          {category && <Tag color={category.color}>{category.title}</Tag>}
          <Heading level={1} size={2}>
            {title}
          </Heading>
          <p className="article-excerpt">{excerpt}</p>
          <p className="article-facts">
            {author && `${author.firstName} ${author.lastName}`}
            {post.publishedAt && <Day date={post.publishedAt} />}
            <span>{readingMinutes(body)} min to read</span>
          </p>
          {image && (
            <Picture
              picture={image}
              aspectRatio={1098 / 576}
              sizes="(min-width: 1280px) 1200px, 100vw"
              priority
            />
          )}
        </header>
        <div className="wrap article-body">
          {parts.length > 1 && (
            <nav aria-label="On this page" className="article-contents">
              <p>On this page</p>
              <ol>
                {parts.map(({ id, title: part }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{part}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className="article-text">
            <RichText value={body} hasIds />
            {author && <About author={author} />}
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <Section frame={{ anchor: null, background: 'mist', spacing: 'normal' }}>
          <Heading size={3}>Read on</Heading>
          <ul className="article-related">
            {related.map((other) => (
              <li key={other.slug}>
                <BlogCard post={other} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function About({ author }: { author: NonNullable<Post['author']> }) {
  const { firstName, lastName, title, bio, avatar } = author;
  return (
    <aside className="article-author" aria-label="About the author">
      {avatar && (
        <Picture
          picture={{ ...avatar, alt: '' }}
          aspectRatio={1}
          sizes="72px"
          widths={[120, 240]}
          className="avatar"
        />
      )}
      <div>
        <strong>
          {firstName} {lastName}
        </strong>
        {title && <span>{title}</span>}
        {bio && <p>{bio}</p>}
      </div>
    </aside>
  );
}
