import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { movingEstimate } from './moving-estimate.tsx';
import { RatioFlower } from './ratio-flower.tsx';

const { Count, Flower } = movingEstimate;

test('a number on its way is for the eye, and beside it stands where it goes', () => {
  expect(render(<Count value={8_000} />)).toBe(
    '<span class="sr-only">8,000</span><span aria-hidden="true">8,000</span>',
  );
});

test('a flower at rest is drawn as the server has drawn it', () => {
  const subject = { full: 'open invoices', short: 'invoices', one: 'invoice' };
  const still = render(<RatioFlower ratio={8} subject={subject} percent={35} shareLabel={null} />);
  expect(still).toContain(render(<Flower dots={8} percent={35} />));
});
