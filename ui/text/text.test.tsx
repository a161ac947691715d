import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Callout } from './callout.tsx';
import { Heading } from './heading.tsx';
import { Tag } from './tag.tsx';
import { Text } from './text.tsx';

describe('default labels', () => {
  it('are those of the specification', () => {
    expect(render(<Heading />)).toContain('>Title<');
    expect(render(<Text />)).toContain('>Text<');
    expect(render(<Tag />)).toContain('>Tag<');
  });
});

describe('Heading', () => {
  it('separates its rank from its look', () => {
    expect(render(<Heading level={3} size={1} />)).toBe('<h3 class="heading h1">Title</h3>');
  });
});

describe('Callout', () => {
  it('says that it is important, not only by its colour', () => {
    expect(render(<Callout text="Read this." important />)).toContain('Important');
  });
});
