import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BlogCard } from './blog-card.tsx';

describe('BlogCard', () => {
  it('leads to the post, stands without its optional parts, and asks for pictures of 1098 and avatars of 120 pixels', () => {
    expect(render(<BlogCard post={{ title: 'A', href: '/blog/a' }} />)).toContain('href="/blog/a"');
    const image = { src: '/images/a.jpg', width: 2000, height: 2000, alt: 'An image' };
    const author = { firstName: 'Ada', lastName: 'L', avatar: image };
    const html = render(<BlogCard post={{ title: 'A', href: '/blog/a', image, author }} />);
    expect(html).toContain('w=1098&amp;q=75');
    expect(html).toContain('w=120&amp;q=75');
  });

  it('shows a picture of 366 to 192, the category, and who wrote it with the title', () => {
    const image = { src: '/images/a.jpg', width: 1098, height: 2000, alt: 'An image' };
    const author = { firstName: 'Ada', lastName: 'L', title: 'Engineer' };
    const post = { title: 'A', href: '/blog/a', image, author, category: { title: 'Agents' } };
    const html = render(<BlogCard post={post} />);
    expect(html).toMatch(/width="1098" height="576"/);
    for (const words of ['>Agents<', 'Ada L', '>Engineer<']) expect(html).toContain(words);
  });
});
