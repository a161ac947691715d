import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MenuItem, SubmenuItem } from '#schemas/menu/contract.ts';
import { DesktopMenu } from './desktop-menu.tsx';
import { mobileEntries } from './menu-entry.ts';

const entry = (title: string, rest: Partial<SubmenuItem> = {}): SubmenuItem => ({
  key: title,
  title,
  href: `/${title}`,
  text: `Of ${title}`,
  icon: 'key',
  isSoon: false,
  isExternal: false,
  isMobileOnly: false,
  isDetailed: false,
  ...rest,
});
const group = (submenu: SubmenuItem[], rest: Partial<MenuItem> = {}): MenuItem => ({
  ...entry('group'),
  submenu,
  banner: null,
  underBanner: null,
  ...rest,
});
const menu = (...items: MenuItem[]) => render(<DesktopMenu items={items} />);

test('an entry has its icon and its text when it is detailed, and only then', () => {
  const [plain, detailed] = [menu(group([entry('a')])), menu(group([entry('a', { isDetailed: true })]))];
  expect(plain).not.toMatch(/<svg|Of a/);
  expect(detailed).toMatch(/#key.*>Of a</s);
});

test('what is for telephones alone is not in the wide menu, and comes in its turn in the narrow one', () => {
  const entries = [entry('a', { isMobileOnly: true }), entry('b', { isSoon: true }), entry('c')];
  expect(menu(group(entries))).not.toContain('"/a"');
  expect(mobileEntries(entries).map(({ title }) => title)).toEqual(['a', 'c', 'b']);
});

test('an entry that opens in a new tab does so, and keeps to itself where the visitor comes from', () => {
  expect(menu(group([entry('a', { isExternal: true })]))).toMatch(/href="\/a"[^>]*target="_blank"/);
  const other = entry('a', { href: 'https://other.example/a', isExternal: true });
  expect(menu(group([other]))).toMatch(/target="_blank" rel="nofollow noreferrer"/);
});

test('what comes soon says so and leads nowhere: an entry, one of the first row, and a banner', () => {
  const banner = {
    title: 'Banner',
    text: null,
    href: '/banner',
    image: null,
    icon: null,
    isSoon: true,
  };
  const html = menu(
    group([entry('a', { isSoon: true })], { banner }),
    group([], { key: 'second', isSoon: true }),
  );
  expect(html.match(/>soon</g)).toHaveLength(3);
  expect(html).not.toContain('href=');
});

test('an entry without a submenu is a link, and the line under a submenu is one too', () => {
  const underBanner = { title: 'Under', text: 'All of it', href: '/under' };
  const html = menu(group([entry('a')], { underBanner }), group([], { key: 'b', href: '/b' }));
  expect(html).toMatch(/<a [^>]*href="\/b"/);
  expect(html).toMatch(/<a [^>]*href="\/under".*Under.*All of it/s);
});
