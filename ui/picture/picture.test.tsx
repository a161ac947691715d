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

  it('shows no first impression of a small one, which would weigh more than it shows', () => {
    const html = render(<Picture picture={picture} aspectRatio={1} sizes="40px" widths={[120]} />);
    expect(html).not.toContain('data:image');
    expect(html).not.toContain('bg-transparent');
  });

  it('stands on nothing where it has no first impression, as what can be seen through', () => {
    const classesOf = (lqip: string | null) =>
      /<picture class="([^"]*)"/.exec(render(<Picture picture={{ ...picture, lqip }} />))?.[1];
    expect(classesOf(picture.lqip)).not.toContain('bg-transparent');
    expect(classesOf(null)).toContain('bg-transparent');
  });

  it('has another take its place in the dark, of which only the one that is seen is loaded', () => {
    const dark = { ...picture, src: '/images/b.jpg', lqip: null };
    const [light = '', inDark = ''] = render(<Picture picture={{ ...picture, dark }} priority />).split(
      '</picture>',
    );
    expect(light).toMatch(/class="[^"]*dark:hidden.*src="\/images\/a\.jpg.*alt="A".*loading="lazy"/);
    expect(inDark).toMatch(/class="[^"]*hidden dark:block.*src="\/images\/b\.jpg.*alt="A".*loading="lazy"/);
    expect(inDark).not.toContain('data:image');
  });

  it('comes first and does not fade with priority', () => {
    const html = render(<Picture picture={picture} priority />);
    const inBoth = render(<Picture picture={{ ...picture, dark: picture }} priority />);
    for (const drawn of [html, ...inBoth.split('</picture>').slice(0, 2)]) {
      expect(drawn).toContain('fetchPriority="high"');
      expect(drawn).not.toContain('data-fade');
    }
  });
});
