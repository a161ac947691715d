import { crumbsOf } from '#pages/crumbs.ts';
import type { LayoutProps } from '#pages/layout-props.ts';
import { BlogCard } from '#ui/brand/blog-card.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Link } from '#ui/link/link.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { avatarWidth } from '#ui/picture/picture-source.ts';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { Author } from './contract.ts';

/** A person: portrait, name and role, then what they wrote and teach. */
export default function AuthorLayout({ document, path, ancestors, children }: LayoutProps<Author>) {
  const { title, role, bio, avatar, posts, episodes } = document;
  return (
    <>
      <header className="wrap article-head author-head">
        <Breadcrumbs crumbs={crumbsOf(ancestors, title, path)} />
        {avatar && (
          <Picture
            picture={{ ...avatar, alt: '' }}
            aspectRatio={1}
            sizes="120px"
            widths={[avatarWidth, 256]}
            className="avatar"
            priority
          />
        )}
        <div>
          <Eyebrow>{role}</Eyebrow>
          <Heading level={1} size={2}>
            {title}
          </Heading>
          {bio && <p className="article-excerpt">{bio}</p>}
        </div>
      </header>
      {posts.length > 0 && (
        <Section frame={{ anchor: null, background: 'mist', spacing: 'normal' }}>
          <Heading size={3}>Written by {title}</Heading>
          <ul className="author-posts">
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
          <ol className="lines author-episodes">
            {episodes.map(({ slug, href, title: name, number, videoDuration }) => (
              <li key={slug}>
                <Link href={href}>{name}</Link>
                <span>{[number && `Episode ${number}`, videoDuration].filter(Boolean).join(', ')}</span>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {children}
    </>
  );
}
