import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markdown } from './markdown.ts';
import Logos from './view.tsx';

const frame = { anchor: null, background: 'paper', spacing: 'normal' } as const;
const mark = {
  src: 'https://cdn.sanity.io/images/a/b/c-192x40.svg',
  width: 192,
  height: 40,
  lqip: null,
  alt: '',
  dark: null,
  crop: null,
  hotspot: null,
};
const logo = { key: 'a', name: 'Harrowgate', mark, isOpaque: false, isNameShown: false, href: null };
const show = (...logos: (typeof logo & { href: string | null })[]) =>
  render(<Logos {...frame} title={null} text={null} logos={logos} />);

test('a logo is read out by the name of the customer, once', () => {
  expect(show(logo).match(/Harrowgate/g)).toEqual(['Harrowgate']);
  expect(show(logo)).toContain('alt="Harrowgate"');
  const named = show({ ...logo, isNameShown: true });
  expect(named.match(/Harrowgate/g)).toEqual(['Harrowgate']);
  expect(named).toContain('alt=""');
});

test('a customer without a logo is shown by name', () => {
  const html = render(<Logos {...frame} title={null} text={null} logos={[{ ...logo, mark: null }]} />);
  expect(html).toContain('>Harrowgate</span>');
  expect(html).not.toContain('<img');
});

test('a picture that covers its ground is not made a block of one colour', () => {
  expect(show(logo)).toContain('[filter:var(--mark)]');
  expect(show({ ...logo, isOpaque: true })).not.toContain('[filter:var(--mark)]');
});

test.each([
  [4, 4],
  [5, 5],
  [6, 6],
  [7, 4],
  [8, 4],
  [9, 5],
  [12, 6],
])('%i logos stand in lines of %i on a desk', (count, columns) => {
  const logos = Array.from({ length: count }, (_, index) => ({ ...logo, key: String(index) }));
  expect(show(...logos)).toContain(`--desk:${100 / columns}%`);
});

test('without customers there is nothing, in HTML and in Markdown', () => {
  expect(show()).toBe('');
  expect(markdown({ ...frame, title: null, text: null, logos: [] })).toEqual([]);
});
