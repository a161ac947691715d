import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MenuItem, SubmenuItem } from '#schemas/menu/contract.ts';
import { DesktopMenu } from './desktop-menu.tsx';
import { mobileEntries } from './menu-entry.ts';
import { MobileMenu } from './mobile-menu.tsx';

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
  ...entry('group', { href: null }),
  submenu,
  banner: null,
  underBanner: null,
  ...rest,
});
const menu = (...items: MenuItem[]) => render(<DesktopMenu items={items} />);
const mobile = (...items: MenuItem[]) => render(<MobileMenu items={items}>Demo</MobileMenu>);
const both = (...items: MenuItem[]) => [menu(...items), mobile(...items)];
const banner = {
  title: 'Banner',
  text: 'Of it',
  href: '/banner',
  image: null,
  icon: 'key',
  isSoon: false,
} as const;
const underBanner = { title: 'Under', text: 'All of it', href: '/under' };

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
  const html = menu(
    group([entry('a', { isSoon: true })], { banner: { ...banner, icon: null, isSoon: true } }),
    group([], { key: 'second', isSoon: true }),
  );
  expect(html.match(/>soon</g)).toHaveLength(3);
  expect(html).not.toContain('href=');
});

test('an entry without a submenu is a link, and the line under a submenu is one too', () => {
  const html = menu(group([entry('a')], { underBanner }), group([], { key: 'b', href: '/b' }));
  expect(html).toMatch(/<a [^>]*href="\/b"/);
  expect(html).toMatch(/<a [^>]*href="\/under".*Under.*All of it/s);
});

test('a group that comes soon says so, opens nothing, and stands last in the narrow menu', () => {
  const soon = group([entry('a')], {
    key: 'soon',
    title: 'Later',
    isSoon: true,
    href: '/later',
    banner,
    underBanner,
  });
  for (const html of both(soon, group([entry('b')]))) {
    expect(html).toMatch(/Later <span[^>]*>soon</);
    expect(html).not.toMatch(/"\/(a|later|banner|under)"|data-menu="soon"/);
  }
  const narrow = mobile(soon, group([entry('b')]));
  expect(narrow.match(/<details/g)).toHaveLength(1);
  expect(narrow.indexOf('Later')).toBeGreaterThan(narrow.indexOf('"/b"'));
  expect(narrow).toMatch(/<span [^>]*aria-disabled="true">.*Later/);
});

test('the page of a group is its first entry, unless an entry that is shown leads there', () => {
  const own = { title: 'Use Cases', href: '/use-cases' };
  for (const html of both(group([entry('a')], own)))
    expect(html).toMatch(/<a [^>]*href="\/use-cases".*>Use Cases: overview<.*href="\/a"/s);
  for (const html of both(group([entry('a', { href: '/use-cases' })], own)))
    expect(html).not.toContain(': overview');
  expect(menu(group([entry('a', { href: '/use-cases', isMobileOnly: true })], own))).toContain(': overview');
  for (const html of both(group([entry('a', { href: '/use-cases', isSoon: true })], own)))
    expect(html).toContain(': overview');
  const outside = group([entry('a')], { ...own, href: 'https://other.example/', isExternal: true });
  for (const html of both(outside)) expect(html).toMatch(/"https:\/\/other.example\/" target="_blank"/);
});

test('icon and text of the first row are shown when it is detailed, and only then, wide and narrow', () => {
  const said = (html: string) => [html.includes('#key'), html.includes('Of group')];
  for (const submenu of [[], [entry('a')]])
    for (const href of [null, '/group']) {
      for (const html of both(group(submenu, { href }))) expect(said(html)).toEqual([false, false]);
      for (const html of both(group(submenu, { href, isDetailed: true })))
        expect(said(html)).toEqual([true, true]);
    }
});

test('the narrow menu has icon, text, banner and the line under a submenu, too', () => {
  const html = mobile(group([entry('a', { isDetailed: true })], { banner, underBanner }));
  expect(html).toMatch(/#key.*>Of a</s);
  expect(html).toMatch(/<a [^>]*href="\/banner".*Banner.*>Of it<.*<a [^>]*href="\/under".*Under.*All of it/s);
  const same = mobile(group([entry('a', { href: '/under', isMobileOnly: true })], { underBanner }));
  expect(same.match(/"\/under"/g), 'an entry for telephones that leads there stands for it').toHaveLength(1);
});
