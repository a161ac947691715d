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
