import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

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

  it('stands on nothing where it has no first impression, as what can be seen through', () => {
    const classesOf = (lqip: string | null) =>
      /<picture class="([^"]*)"/.exec(render(<Picture picture={{ ...picture, lqip }} />))?.[1];
    expect(classesOf(picture.lqip)).toBe('picture');
    expect(classesOf(null)).toBe('picture bg-transparent');
  });

  it('comes first and does not fade with priority', () => {
    const html = render(<Picture picture={picture} priority />);
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('data-fade');
  });
});
