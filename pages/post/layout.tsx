import { writeIndexAddress } from '#schemas/index-address.ts';
import { BlogCard } from '#ui/brand/blog-card.tsx';
import { Divider } from '#ui/layout/divider.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Contents } from '#ui/navigation/contents.tsx';
import { Share } from '#ui/navigation/share.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { Day } from '#ui/text/day.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import { Tag } from '#ui/text/tag.tsx';
import type { Ancestor } from '../ancestor.ts';
import { ArticleBody } from '../article-body.tsx';
import { ArticleHead } from '../article-head.tsx';
import { bodyHeadings } from '../body-headings.ts';
import type { LayoutProps } from '../layout-props.ts';
import { closedRails } from '../rails-look.ts';
import type { Post } from './contract.ts';
import { PostAuthor } from './post-author.tsx';
import { PostNeighbours } from './post-neighbours.tsx';
import { readingMinutes } from './reading-minutes.ts';

/** The page of a post: head, cover, the text beside its table of contents, the author, and related posts. */
export default function PostLayout({
  document: post,
  path,
  url,
  ancestors,
  taken,
  children,
}: LayoutProps<Post>) {
  const { title, excerpt, image, author, body, publishedAt, revisedAt, timeZone, related } = post;
  const headings = bodyHeadings(body, taken);
  const parts = headings.filter(({ level }) => level < 4);
  return (
    <>
      <article className={closedRails}>
        <ArticleHead
          {...{ title, path, ancestors, excerpt }}
          above={<CategoryTag post={post} ancestors={ancestors} />}
          cover={
            image && (
              <Picture
                picture={image}
                aspectRatio={1098 / 576}
                sizes="(min-width: 105em) 547px, (min-width: 80em) 486px, (min-width: 62.5625em) 38vw, 100vw"
                priority
                className="page-cover w-full"
              />
            )
          }
        >
          <p data-part="facts" className="mono flex flex-wrap gap-x-5 gap-y-1 text-quiet">
            {author && (
              <span>
                {author.firstName} {author.lastName}
              </span>
            )}
            {publishedAt && <Day date={publishedAt} timeZone={timeZone} />}
            {revisedAt && (
              <span>
                Updated <Day date={revisedAt} timeZone={timeZone} />
              </span>
            )}
            <span>{readingMinutes(body)} min read</span>
          </p>
        </ArticleHead>
        <ArticleBody
          beside={
            <>
              {parts.length > 1 && (
                <Contents
                  label="On this page"
                  parts={parts.map(({ id, title: part, level }) => ({ id, title: part, level }))}
                />
              )}
              <div className="desk:[&_ul]:flex-col">
                <Share title={title} url={url} />
              </div>
            </>
          }
        >
          <RichText value={body} headingIds={headings.map(({ id }) => id)} />
          {/* As wide as the lines of the text. */}
          <div className="max-w-[34em]">
            {author && (
              <>
                <div className="mt-12 mb-6">
                  <Divider />
                </div>
                <PostAuthor author={author} />
              </>
            )}
            <PostNeighbours newer={post.newer} older={post.older} />
          </div>
        </ArticleBody>
      </article>
      {children}
      {related.length > 0 && (
        <Section frame={{ anchor: null, background: 'mist', spacing: 'normal' }} className="print:hidden">
          <Heading size={3}>Read on</Heading>
          <ul data-part="related" className="mt-8 grid gap-x-6 gap-y-8 tablet:grid-cols-3">
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

/** The category; a link to its posts where the page above lists them. */
function CategoryTag({ post: { category }, ancestors }: { post: Post; ancestors: readonly Ancestor[] }) {
  if (!category) return null;
  const above = ancestors.at(-1);
  const href =
    above?.hasIndex && category.slug
      ? writeIndexAddress({ path: above.path, category: category.slug, number: 1 })
      : undefined;
  return (
    <Tag color={category.color} href={href}>
      {category.title}
    </Tag>
  );
}
