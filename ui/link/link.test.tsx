import type { ReactNode } from 'react';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Link } from './link.tsx';

describe('Button', () => {
  it('has a class for every variant and size', () => {
    const classesOf = (button: ReactNode) => /class="([^"]+)"/.exec(render(button))?.[1];
    expect(
      (['cta', 'primary', 'ghost'] as const).map((variant) => classesOf(<Button variant={variant} />)),
    ).toEqual(['button cta', 'button primary', 'button ghost']);
    expect((['xs', 's', 'm', 'l'] as const).map((size) => classesOf(<Button size={size} />))).toEqual([
      'button primary button-xs',
      'button primary button-s',
      'button primary',
      'button primary button-l',
    ]);
  });

  it('is a link with an address, also one that leads nowhere yet, and a button without', () => {
    expect(render(<Button href="/a">Go</Button>)).toMatch(/^<a [^>]*href="\/a"/);
    expect(render(<Button href={null}>Go</Button>)).toBe('<a class="button primary">Go</a>');
    expect(render(<Button disabled>Go</Button>)).toMatch(/^<button type="button" disabled=""/);
  });
});

describe('Link', () => {
  it('is a plain anchor without an address', () => {
    for (const href of [null, undefined, ''])
      expect(render(<Link href={href}>Soon</Link>)).toBe('<a>Soon</a>');
  });

  it('opens foreign addresses in a new tab without handing over the visitor', () => {
    const html = render(<Link href="https://example.org">Out</Link>);
    expect(html).toContain('target="_blank" rel="nofollow noreferrer"');
  });
});
