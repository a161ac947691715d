import clsx from 'clsx';
import { BlogCard } from '#ui/brand/blog-card.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Button } from '#ui/link/button.tsx';
import { Intro } from '#ui/text/intro.tsx';
import type { Props } from './contract.ts';

// Whole class names, so that Tailwind finds them.
const lyingAfterFirst = [
  'desk:[&>:not(:first-child)]:flex-row desk:[&>:not(:first-child)]:items-start',
  'desk:[&>:not(:first-child)]:border-t desk:[&>:not(:first-child)]:border-line desk:[&>:not(:first-child)]:pt-6',
  'desk:[&>:not(:first-child)>:first-child]:flex-[0_0_calc(40%-0.75rem)]',
];

/** Posts as cards, the first one large. Exactly three are laid out as a large one beside two small ones. */
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
      <div
        className={clsx(
          'grid gap-x-6 gap-y-[clamp(1.75rem,4vw,3.5rem)] tablet:grid-cols-2',
          posts.length !== 3 && posts.length !== 5 && 'desk:grid-cols-3',
          posts.length === 3 && lyingAfterFirst,
        )}
      >
        {posts.map((post, index) => (
          <BlogCard key={post.slug} post={post} lead={index === 0} />
        ))}
      </div>
    </Section>
  );
}
