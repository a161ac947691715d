import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Menu } from '#schemas/menu/contract.ts';
import { Header } from './header.tsx';

const header = (button: Menu['button']) => render(<Header site={null} menu={{ items: [], button }} />);
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*class="[^"]*\bbutton\b[^"]*"[^>]*>[^<]*/g)].map(([link]) => link);

test('the button of the menu stands in the header and in the mobile menu, with its words, target and weight', () => {
  const links = linksIn(
    header({ label: 'Contact us', href: '/contact', variant: 'ghost', isExternal: false }),
  );
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toContain('href="/contact"');
    expect(link).toMatch(/class="button ghost /);
    expect(link).toMatch(/>Contact us$/);
  }
});

test('a menu without a button draws none, and neither does a site without a menu', () => {
  expect(linksIn(header(null))).toEqual([]);
  expect(linksIn(render(<Header site={null} menu={null} />))).toEqual([]);
});
