import type { ReactNode } from 'react';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultLabels } from '../default-labels.ts';
import { LabelText } from '../inputs/field.tsx';
import { Button } from '../link/button.tsx';
import { Callout } from './callout.tsx';
import { Heading } from './heading.tsx';
import { Subtitle } from './subtitle.tsx';
import { Tag } from './tag.tsx';
import { Text } from './text.tsx';

describe('default labels', () => {
  it('are those of the specification', () => {
    expect(render(<Heading />)).toContain('>Title<');
    expect(render(<Text />)).toContain('>Text<');
    expect(render(<Tag />)).toContain('>Tag<');
    expect(render(<Subtitle />)).toContain('>Subtitle<');
    expect(render(<Button />)).toContain('>Button<');
    expect(render(<LabelText required={false} />)).toContain('Label');
    expect(render(<Callout />)).toContain('>Text<');
    expect(Object.values(defaultLabels).sort()).toEqual([
      'Button',
      'Label',
      'Subtitle',
      'Tag',
      'Text',
      'Title',
    ]);
  });
});

describe('Text', () => {
  it('has a class for every size', () => {
    const sizes = ['xxxs', 'xxs', 'xs', 's', 'm', 'l'] as const;
    for (const size of sizes) expect(render(<Text size={size} />)).toBe(`<p class="text-${size}">Text</p>`);
  });
});

describe('Tag', () => {
  it('says to eyes and ears that it is the active one', () => {
    expect(render(<Tag active href="/blog" />)).toMatch(
      /data-active="".*aria-current="page"|aria-current="page".*data-active=""/,
    );
    expect(render(<Tag />)).not.toContain('data-active');
  });
});

describe('Heading', () => {
  it('separates its rank from its look', () => {
    expect(render(<Heading level={3} size={1} />)).toBe('<h3 class="heading text-h1">Title</h3>');
  });

  it('breaks no short word at its hyphen, and leaves every text as it is written', () => {
    const drawn = (children: ReactNode) =>
      render(<Heading>{children}</Heading>).replace(/^<h2[^>]*>|<\/h2>$/g, '');
    expect(drawn('Securing non-human identities')).toBe(
      'Securing <span class="whitespace-nowrap">non-human</span> identities',
    );
    expect(drawn(['“Short-lived”, ', 'page 2'])).toBe(
      '“<span class="whitespace-nowrap">Short-lived</span>”, page 2',
    );
    for (const whole of [
      'Non-human',
      'Sender-constrained tokens',
      'NIST SP 800-207A',
      'svc-deploy-orders ends',
      'a – b',
    ])
      expect(drawn(whole)).toBe(whole);
  });
});

describe('Callout', () => {
  it('says that it is important, not only by its colour', () => {
    expect(render(<Callout text="Read this." important />)).toContain('Important');
  });
});
