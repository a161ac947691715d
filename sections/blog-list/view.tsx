import { BlogCard } from '#ui/brand/blog-card.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Button } from '#ui/link/button.tsx';
import { Intro } from '#ui/text/intro.tsx';
import type { Props } from './contract.ts';

/** Posts, the first of them large. Exactly three stand as one large beside two small. */
export default function BlogList({ eyebrow, title, text, posts, button, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} split>
        {button && (
          <Button variant={button.variant} href={button.href} isExternal={button.isExternal}>
            {button.label}
          </Button>
        )}
      </Intro>
      <div className="posts" data-count={posts.length === 3 ? 3 : undefined}>
        {posts.map((post, index) => (
          <BlogCard key={post.slug} post={post} lead={index === 0} />
        ))}
      </div>
    </Section>
  );
}
