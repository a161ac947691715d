import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Link } from './link.tsx';

describe('Button', () => {
  it('has the default label of the specification', () => {
    expect(render(<Button />)).toContain('>Button<');
  });

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
