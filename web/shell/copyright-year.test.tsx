import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { printYear } from '../finished/print-year.ts';
import { CopyrightYear } from './copyright-year.tsx';

test('the year of the copyright line is found in a page of another year, and no other number', () => {
  const html = render(
    <p>
      Since 2026 © <CopyrightYear year={2026} /> Cardea
    </p>,
  );
  expect(printYear(html, 2027)).toBe(html.replace('>2026<', '>2027<'));
  expect(printYear(html, 2026)).toBe(html);
});
