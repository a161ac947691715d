import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BlogCard } from './brand/blog-card.tsx';
import { Positions } from './brand/positions.tsx';
import { Accordion } from './layout/accordion.tsx';
import { Marquee } from './layout/marquee.tsx';
import { Section } from './layout/section.tsx';
import { Button } from './link/button.tsx';
import { Link } from './link/link.tsx';
import { Breadcrumbs } from './navigation/breadcrumbs.tsx';
import { Picture } from './picture/picture.tsx';
import { Callout } from './text/callout.tsx';
import { Heading } from './text/heading.tsx';
import { Tag } from './text/tag.tsx';
import { Text } from './text/text.tsx';

const count = (html: string, part: string) => html.split(part).length - 1;

describe('default labels', () => {
  it('are those of the specification', () => {
    expect(render(<Button />)).toContain('>Button<');
    expect(render(<Heading />)).toContain('>Title<');
    expect(render(<Text />)).toContain('>Text<');
    expect(render(<Tag />)).toContain('>Tag<');
  });
});

describe('Button', () => {
  it('is a link with an address, also one that leads nowhere yet, and a button without', () => {
    expect(render(<Button href="/a">Go</Button>)).toMatch(/^<a [^>]*href="\/a"/);
    expect(render(<Button href={null}>Go</Button>)).toBe('<a class="button primary">Go</a>');
    expect(render(<Button disabled>Go</Button>)).toMatch(/^<button type="button" disabled=""/);
  });
});

describe('Link', () => {
  it('opens foreign addresses in a new tab without handing over the visitor', () => {
    const html = render(<Link href="https://example.org">Out</Link>);
    expect(html).toContain('target="_blank" rel="nofollow noreferrer"');
  });
});

describe('Heading', () => {
  it('separates its rank from its look', () => {
    expect(render(<Heading level={3} size={1} />)).toBe('<h3 class="heading h1">Title</h3>');
  });
});

describe('Accordion', () => {
  it('keeps every answer in the HTML, folded, behind a summary that the keyboard reaches', () => {
    const html = render(<Accordion items={[{ key: 'a', title: 'Why?', content: <p>Because.</p> }]} />);
    expect(html).toMatch(/<details class="accordion"><summary><h3[^>]*>Why\?<\/h3>/);
    expect(html).toContain('<p>Because.</p>');
    expect(html).not.toContain('open=""');
  });
});

describe('Marquee', () => {
  it('has five copies, of which only the first is read aloud', () => {
    const html = render(<Marquee label="Places">{['a', 'b']}</Marquee>);
    expect(count(html, '<ul')).toBe(5);
    expect(count(html, 'aria-hidden="true"')).toBe(4);
    expect(html).toContain('aria-label="Places"');
  });

  it('is nothing without items', () => {
    expect(render(<Marquee label="Places">{[]}</Marquee>)).toBe('');
  });
});

describe('Breadcrumbs', () => {
  it('ends with the page itself, which is not a link', () => {
    const html = render(
      <Breadcrumbs
        crumbs={[
          { title: 'Home', href: '/' },
          { title: 'Blog', href: '/blog' },
        ]}
      />,
    );
    expect(count(html, '<a ')).toBe(1);
    expect(html).toContain('<span aria-current="page">Blog</span>');
  });
});

describe('Positions', () => {
  it('lead to their addresses', () => {
    expect(
      render(<Positions positions={[{ title: 'Writer', href: '/join/writer' }]} emptyText="" />),
    ).toContain('href="/join/writer"');
  });

  it('say so when there is none', () => {
    expect(render(<Positions positions={[]} emptyText="None today." />)).toContain('None today.');
  });
});

describe('BlogCard', () => {
  it('leads to the post, stands without its optional parts, and asks for pictures of 1098 and avatars of 120 pixels', () => {
    expect(render(<BlogCard post={{ title: 'A', href: '/blog/a' }} />)).toContain('href="/blog/a"');
    const image = { src: '/images/a.jpg', width: 2000, height: 2000, alt: 'An image' };
    const author = { firstName: 'Ada', lastName: 'L', avatar: image };
    const html = render(<BlogCard post={{ title: 'A', href: '/blog/a', image, author }} />);
    expect(html).toContain('w=1098&amp;q=75');
    expect(html).toContain('w=120&amp;q=75');
  });
});

describe('Picture', () => {
  const picture = {
    src: '/images/a.jpg',
    width: 1000,
    height: 500,
    lqip: 'data:image/png;base64,AA',
    alt: 'A',
  };

  it('keeps its place, shows its first impression and waits until it is near', () => {
    const html = render(<Picture picture={picture} aspectRatio={1} />);
    expect(html).toContain('width="500" height="500"');
    expect(html).toContain('data:image/png;base64,AA');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('data-fade=""');
  });

  it('comes first and does not fade with priority', () => {
    const html = render(<Picture picture={picture} priority />);
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('data-fade');
  });
});

describe('Callout', () => {
  it('says that it is important, not only by its colour', () => {
    expect(render(<Callout text="Read this." important />)).toContain('Important');
  });
});

describe('Section', () => {
  it('carries its anchor and tells the header what it stands on', () => {
    const html = render(
      <Section frame={{ anchor: 'faq', background: 'deep', spacing: 'small' }}>
        <p />
      </Section>,
    );
    expect(html).toContain('<section id="faq" class="section" data-ground-of="deep" data-space="small">');
  });
});
