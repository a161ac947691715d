import clsx from 'clsx';
import { Excerpt } from '#pages/article-head.tsx';
import { crumbsOf } from '#pages/crumbs.ts';
import type { LayoutProps } from '#pages/layout-props.ts';
import { closedRails } from '#pages/rails-look.ts';
import { BlogCard } from '#ui/brand/blog-card.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Link } from '#ui/link/link.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { avatarWidth } from '#ui/picture/picture-source.ts';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { Author } from './contract.ts';

/** The page of a person: portrait, name and role, then what they wrote and teach. */
export default function AuthorLayout({ document, path, ancestors, children }: LayoutProps<Author>) {
  const { title, role, bio, avatar, posts, episodes } = document;
  return (
    <>
      <div className={closedRails}>
        <header className="wrap grid justify-items-start gap-5 pt-7 pb-[clamp(2rem,5vw,4rem)]">
          <div className="mb-6">
            <Breadcrumbs crumbs={crumbsOf(ancestors, title, path)} />
          </div>
          {avatar && (
            <Picture
              picture={{ ...avatar, alt: '' }}
              aspectRatio={1}
              sizes="120px"
              widths={[avatarWidth, 256]}
              className="size-30 flex-none rounded-full"
              priority
            />
          )}
          <div className="grid gap-4">
            <Eyebrow>{role}</Eyebrow>
            <Heading level={1} size={2} className="mt-2 max-w-[20ch]">
              {title}
            </Heading>
            {bio && <Excerpt>{bio}</Excerpt>}
          </div>
        </header>
      </div>
      {posts.length > 0 && (
        <Section frame={{ anchor: null, background: 'mist', spacing: 'normal' }}>
          <Heading size={3}>Written by {title}</Heading>
          <ul
            data-part="posts"
            className={clsx(
              'mt-8 grid gap-x-6 gap-y-10 tablet:grid-cols-2',
              // Four stand in one row, as three and one would leave a hole.
              posts.length % 4 === 0 && posts.length % 3 > 0 ? 'desk:grid-cols-4' : 'desk:grid-cols-3',
            )}
          >
            {posts.map((post) => (
              <li key={post.slug}>
                <BlogCard post={{ ...post, author: null }} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {episodes.length > 0 && (
        <Section frame={{ anchor: null, background: 'paper', spacing: 'normal' }}>
          <Heading size={3}>Episodes with {title}</Heading>
          <ol data-part="episodes" className="lines mt-8">
            {episodes.map(({ slug, href, title: name, number, videoDuration }) => (
              <li key={slug} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-5">
                <Link href={href} className="font-semibold hover:text-teal">
                  {name}
                </Link>
                <span className="mono text-quiet">
                  {[number && `Episode ${number}`, videoDuration].filter(Boolean).join(', ')}
                </span>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {children}
    </>
  );
}
