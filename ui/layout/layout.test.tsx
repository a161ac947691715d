import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Accordion } from './accordion.tsx';
import { Marquee } from './marquee.tsx';
import { Section } from './section.tsx';

const count = (html: string, part: string) => html.split(part).length - 1;

describe('Section', () => {
  it('carries its anchor and tells the header what it stands on', () => {
    const html = render(
      <Section frame={{ anchor: 'faq', background: 'deep', spacing: 'small' }}>
        <p />
      </Section>,
    );
    expect(html).toMatch(
      /^<section id="faq" class="section [^"]*" data-ground-of="deep" data-space="small">/,
    );
  });
});

describe('Accordion', () => {
  it('keeps every answer in the HTML, folded, behind a summary that the keyboard reaches', () => {
    const html = render(<Accordion items={[{ key: 'a', title: 'Why?', content: <p>Because.</p> }]} />);
    expect(html).toMatch(/<details [^>]*><summary[^>]*><h3[^>]*>Why\?<\/h3>/);
    expect(html).toContain('<p>Because.</p>');
    expect(html).not.toContain('open=""');
  });
});

describe('Marquee', () => {
  it('has five copies, of which only the first is read aloud', () => {
    const html = render(<Marquee label="Places">{['a', 'b']}</Marquee>);
    expect(count(html, '<ul')).toBe(5);
    expect(count(html, '<ul aria-hidden="true"')).toBe(4);
    expect(html).toContain('aria-label="Places"');
  });

  it('is nothing without items', () => {
    expect(render(<Marquee label="Places">{[]}</Marquee>)).toBe('');
  });
});
