import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import Pricing from './view.tsx';

const frame = { anchor: null, background: 'paper', spacing: 'normal' } as const;
const words = { eyebrow: null, title: 'Prices', text: null, note: 'Without tax.' };
const plan = (title: string, more: object = {}) => ({
  ...{ key: title, title, badge: null, text: null, price: '€1', period: null, button: null },
  ...{ includedLabel: null, included: [] },
  ...more,
});

test('every plan has the same five parts, also where an editor has left one empty', () => {
  const full = plan('Full', { badge: 'Recommended', text: 'For all', included: ['This', 'That'] });
  const html = render(<Pricing {...frame} {...words} plans={[plan('Bare'), full]} />);
  const cards = html.match(/<li class="frame.*?<\/h3>/g);
  expect(cards).toHaveLength(2);
  expect(html.match(/row-span-5/g)).toHaveLength(2);
  expect(html.match(/Recommended/g)).toHaveLength(1);
  expect(html.indexOf('Without tax.')).toBeGreaterThan(html.indexOf('That'));
});

test.each([
  ['/book-demo', '/book-demo?plan=First+look'],
  ['/book-demo?from=prices#form', '/book-demo?from=prices&amp;plan=First+look#form'],
  ['/book-demo?plan=Other', '/book-demo?plan=Other'],
  ['#questions', '#questions'],
  ['https://shop.example/buy', 'https://shop.example/buy'],
  ['mailto:sales@shop.example', 'mailto:sales@shop.example'],
])('a plan whose next step is %s leads to %s', (href, address) => {
  const button = { key: 'b', label: 'Start', href, variant: 'cta', isExternal: false };
  const html = render(<Pricing {...frame} {...words} plans={[plan('First look', { button })]} />);
  expect(/<a [^>]*href="([^"]+)"/.exec(html)?.[1]).toBe(address);
});
