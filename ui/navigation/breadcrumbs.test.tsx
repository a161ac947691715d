import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

const count = (html: string, part: string) => html.split(part).length - 1;

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
    expect(html).toMatch(/<span aria-current="page"[^>]*>Blog<\/span>/);
  });
});
