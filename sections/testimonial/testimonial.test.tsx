import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import Testimonial from './view.tsx';

const frame = { anchor: null, background: 'paper', spacing: 'normal' } as const;
const props = {
  ...frame,
  eyebrow: null,
  quote: 'The list says so.',
  name: 'Edda Brandt',
  role: 'Head of Security',
  company: 'Harrowgate',
  portrait: null,
  result: { value: '11 days', label: 'to the end' },
  href: '/customers',
  linkLabel: 'How they did it',
};

test('the words are a quotation, and whose they are is its caption', () => {
  const html = render(<Testimonial {...props} />);
  expect(html).toMatch(
    /<figure[^>]*><blockquote[^>]*><p[^>]*>The list says so\.<\/p><\/blockquote><figcaption/,
  );
  expect(html).toMatch(/<figcaption.*Edda Brandt.*Head of Security, Harrowgate.*<\/figcaption>/);
});

test('the small line above is none of the words that were said', () => {
  const html = render(<Testimonial {...props} eyebrow="A savings bank" />);
  expect(html.indexOf('A savings bank')).toBeLessThan(html.indexOf('<blockquote'));
});

test('what was measured stands outside of the quotation, and the one link with it', () => {
  const html = render(<Testimonial {...props} />);
  expect(html.indexOf('11 days')).toBeGreaterThan(html.indexOf('</figure>'));
  expect(html.match(/How they did it/g)).toHaveLength(1);
  const alone = render(<Testimonial {...props} result={null} />);
  expect(alone.indexOf('How they did it')).toBeLessThan(alone.indexOf('</figure>'));
  expect(alone.match(/How they did it/g)).toHaveLength(1);
});

test('a short quote is set larger than a long one', () => {
  expect(render(<Testimonial {...props} />)).toMatch(/<blockquote[^>]*text-h2/);
  expect(render(<Testimonial {...props} quote={'Long. '.repeat(40)} />)).toMatch(/<blockquote[^>]*text-h3/);
});
